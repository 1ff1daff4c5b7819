/**
 * @generated SignedSource<<4a95b8f4c08e5c6ae869f5ee56afb91b>>
 * @relayHash 8bb4575c3fbaa8c0894b60d1a17dc358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30814209993b7d3edd9265568874e8973389cdbff71af2bc022067a86d4e8472

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30814209993b7d3edd9265568874e8973389cdbff71af2bc022067a86d4e8472",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
