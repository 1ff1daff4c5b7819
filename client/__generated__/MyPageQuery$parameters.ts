/**
 * @generated SignedSource<<f9d8b2045e6a16ee5b8b20b7f294d6c5>>
 * @relayHash 5fda8989bacbf85fa60996db7bcedcb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d5275f855d0fecbb59c9b0ae16df2726af77a59776e9413e1b658a595fcd36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5d5275f855d0fecbb59c9b0ae16df2726af77a59776e9413e1b658a595fcd36",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
