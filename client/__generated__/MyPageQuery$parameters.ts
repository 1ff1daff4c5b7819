/**
 * @generated SignedSource<<3a902cd2b59eab90ad3dbb929cc79b69>>
 * @relayHash 141a060e385a8c22ebab35b5bc0b863e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8f468331b5ff4904cf1b6be4c4d22041d9bd9c7f1709843ed08b23846135325

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8f468331b5ff4904cf1b6be4c4d22041d9bd9c7f1709843ed08b23846135325",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
