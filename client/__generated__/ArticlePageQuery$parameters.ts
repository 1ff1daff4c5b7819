/**
 * @generated SignedSource<<6c9dafd30c4c2c1c144bc919f6d17a5c>>
 * @relayHash e6a0e5d9501afcf08608e3ffa5048d35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fc5fe0bf28db067e700643c5a3383ef4566b814ce72dc0a4892ebdd95ea91a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fc5fe0bf28db067e700643c5a3383ef4566b814ce72dc0a4892ebdd95ea91a8",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
