/**
 * @generated SignedSource<<3d498eaff7c9f67585c3b22ba3126520>>
 * @relayHash 9522ed27217702fa6fca984d44e060aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b70a333e7728df2bb7cd563bf35d5955cdaba464656b7a8a4f4c8765abc78ba4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b70a333e7728df2bb7cd563bf35d5955cdaba464656b7a8a4f4c8765abc78ba4",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
