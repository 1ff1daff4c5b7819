/**
 * @generated SignedSource<<deae09fc8c89072c57ec54cc68a9a25a>>
 * @relayHash 89e327e5261199551e0a4f5039588e7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80a9f2fcb677adad289d13c3496ce6e6e69440a03f26979f93fb4c1ea04cbee3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80a9f2fcb677adad289d13c3496ce6e6e69440a03f26979f93fb4c1ea04cbee3",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
