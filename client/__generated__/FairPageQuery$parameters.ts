/**
 * @generated SignedSource<<587a8a3052c3c9848ed06d3a0f2c69a1>>
 * @relayHash 8c188bf41f8b973ba55ff8fcdc571b9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeed8ae79113664095beaddbf4626438433570dd3e7745a9f3b1f28d49da7d6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeed8ae79113664095beaddbf4626438433570dd3e7745a9f3b1f28d49da7d6b",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
