/**
 * @generated SignedSource<<40b9cee2398c93db3845e81c103461ce>>
 * @relayHash 9c3959545d59eb7baed67c3af5c322fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a2c9d01b3610f117a50fac27b90e252ce6d3f6418698d5f2a992a933f75f3aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallVideosPageQuery } from './HallVideosPageQuery.graphql';

const node: PreloadableConcreteRequest<HallVideosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a2c9d01b3610f117a50fac27b90e252ce6d3f6418698d5f2a992a933f75f3aa",
    "metadata": {},
    "name": "HallVideosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
