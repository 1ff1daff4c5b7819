/**
 * @generated SignedSource<<60a26a83364a5da770caffa2a134efcf>>
 * @relayHash 41cca772a772269f85c0ded9b40080a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ece13136d38e17e7bb2e903537a44640e0afbf79205ed6a6a90afa63162bd6d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ece13136d38e17e7bb2e903537a44640e0afbf79205ed6a6a90afa63162bd6d9",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
