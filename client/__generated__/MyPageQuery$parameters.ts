/**
 * @generated SignedSource<<72dc861e8d933cc9e3720764b9abc6e7>>
 * @relayHash 1646d038c893be8f8f6b852a879bd7a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a95c16554d9f97d36a38d38b313f2c0527e67222dd42069d8ed896aecf2f119

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a95c16554d9f97d36a38d38b313f2c0527e67222dd42069d8ed896aecf2f119",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
