/**
 * @generated SignedSource<<1f70f59ff31be4eb44fe163d928618e5>>
 * @relayHash 1c0a88fab2ace9a8e0e1fcd2a7ea23e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5418e81c4c1f4bb3d5fed8037709155acaeed3ab05f3e418da4b7a124a5a1e50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5418e81c4c1f4bb3d5fed8037709155acaeed3ab05f3e418da4b7a124a5a1e50",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
