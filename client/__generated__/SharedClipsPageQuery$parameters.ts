/**
 * @generated SignedSource<<5c98a4c115312bca6a74de506d5f2aa5>>
 * @relayHash bce002d79361a74a94294d11c8fe29cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bb784a4ddef1a02dba9a81cc9195f1bd3cb707b929520adc27679689ec1c101

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedClipsPageQuery } from './SharedClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bb784a4ddef1a02dba9a81cc9195f1bd3cb707b929520adc27679689ec1c101",
    "metadata": {},
    "name": "SharedClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
