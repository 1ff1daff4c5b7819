/**
 * @generated SignedSource<<85c2a2efa885c40922e29e83a84ce344>>
 * @relayHash 0cd1b75a16b5a8ffe9bdb7d8b1a75535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 163ef9f8c5ec535a22a08aae7ea5f8a3c7f792a892e04f91f32aa65d9f12a692

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "163ef9f8c5ec535a22a08aae7ea5f8a3c7f792a892e04f91f32aa65d9f12a692",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
