/**
 * @generated SignedSource<<81805c8cc71432a9e7d9540e0cb97f62>>
 * @relayHash d11a9469707bdfee95bbb068dcbe91cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b05e4530f708bd726d9e7b4d2a1e1a68d45f3e2d1828499e55b9fd412edf73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11b05e4530f708bd726d9e7b4d2a1e1a68d45f3e2d1828499e55b9fd412edf73",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
