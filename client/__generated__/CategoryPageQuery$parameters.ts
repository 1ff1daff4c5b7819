/**
 * @generated SignedSource<<0f9c211223050e2fbadaff3a31d8bfde>>
 * @relayHash d13c9510b6394b8215990e2b06847dc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f2b4e778beae67db30b511f2d48ae6d1fb05d1d1d54af1614844893982313ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f2b4e778beae67db30b511f2d48ae6d1fb05d1d1d54af1614844893982313ee",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
