/**
 * @generated SignedSource<<361d985c57f7d4a5b061b30f6f3479b7>>
 * @relayHash 17cb3cf4b31800d697898cdf6664f278
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f77611f9d77977ebc9a6e7a674df51402451815e60d1478be3b74c8efd48c91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipPageQuery } from './ClipPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f77611f9d77977ebc9a6e7a674df51402451815e60d1478be3b74c8efd48c91",
    "metadata": {},
    "name": "ClipPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
