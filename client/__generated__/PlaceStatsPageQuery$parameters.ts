/**
 * @generated SignedSource<<4099f945d8b4452e0ed3bc20a19f97b6>>
 * @relayHash a516175aea8b0d9484d5347bbb2b33d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6f1dbe89e8b837e83d61a66c9d1adb30065d6fb458b8ea05d7fdee4ee026fba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaceStatsPageQuery } from './PlaceStatsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlaceStatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6f1dbe89e8b837e83d61a66c9d1adb30065d6fb458b8ea05d7fdee4ee026fba",
    "metadata": {},
    "name": "PlaceStatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
