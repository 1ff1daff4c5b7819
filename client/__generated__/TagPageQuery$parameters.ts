/**
 * @generated SignedSource<<2e6e1acb04f4a66604fa4fdb31d9bfc5>>
 * @relayHash 5ad22e56be0386dcfc71732fc326a405
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4209018d84118d36c372ebeaad204489141d14f6cad6fd3feb29a9a9785e6a3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagPageQuery } from './TagPageQuery.graphql';

const node: PreloadableConcreteRequest<TagPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4209018d84118d36c372ebeaad204489141d14f6cad6fd3feb29a9a9785e6a3c",
    "metadata": {},
    "name": "TagPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
