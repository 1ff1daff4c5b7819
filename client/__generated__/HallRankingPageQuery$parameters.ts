/**
 * @generated SignedSource<<da33ef61cca729a71effc08cd7c5f83c>>
 * @relayHash 105fa247c01218fd55e8b745b6a0aa01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae7ec8745a0585d381ef00bed9bb04767610c1ed1f19b3886b4e1cc3d8ecaf3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae7ec8745a0585d381ef00bed9bb04767610c1ed1f19b3886b4e1cc3d8ecaf3c",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
