/**
 * @generated SignedSource<<9a9b8b7129690b1a362a43e25ef6927e>>
 * @relayHash 25c95fc3a38d71032737fa09698e5c1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b69ba043d707106786c4d5384c2d2fd13a3ef4750dcf417aa052260800bbecb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b69ba043d707106786c4d5384c2d2fd13a3ef4750dcf417aa052260800bbecb6",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
