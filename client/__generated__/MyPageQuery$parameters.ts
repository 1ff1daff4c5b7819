/**
 * @generated SignedSource<<5b630594a5e2c85057fb13bc31fe9c9a>>
 * @relayHash 24b67039bfde5a2e5187cf688bcd8c96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a42574b9873bfb3f2b8d6923643938f818e44cb3e05db5f6a208f5621a15c687

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a42574b9873bfb3f2b8d6923643938f818e44cb3e05db5f6a208f5621a15c687",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
