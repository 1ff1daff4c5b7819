/**
 * @generated SignedSource<<2f3175deffb73667716af5be3c4ce6dd>>
 * @relayHash f5a547f0d4ba35551ea186e0a601fd9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9255e2745e22d1896c6ce5d3d8a744c25c746d2d4fd1dd1f23112dd25cb54f77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9255e2745e22d1896c6ce5d3d8a744c25c746d2d4fd1dd1f23112dd25cb54f77",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
