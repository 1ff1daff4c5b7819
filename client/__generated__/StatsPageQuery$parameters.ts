/**
 * @generated SignedSource<<d0b77a28ef7b67386e6001a682ee3973>>
 * @relayHash 3b01a7881e6ff2a9279cdfa8621b8b53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fdfa259db3c25ec99d2d6a48dfb35e1f0b4450b121bea17685cbaebacc7356c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsPageQuery } from './StatsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fdfa259db3c25ec99d2d6a48dfb35e1f0b4450b121bea17685cbaebacc7356c",
    "metadata": {},
    "name": "StatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
