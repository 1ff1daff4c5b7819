/**
 * @generated SignedSource<<072d7a140053602eebf3b9ead70ecf26>>
 * @relayHash 1283d831648e0d23043cbb41cc5a5b4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 587277fdc13b51cf089fccfb4e81568f1f2605e9249337f274e2c5a189fe4cf4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "587277fdc13b51cf089fccfb4e81568f1f2605e9249337f274e2c5a189fe4cf4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
