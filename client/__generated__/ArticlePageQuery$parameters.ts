/**
 * @generated SignedSource<<a37656aff32d72fbcdf5e60d83976f34>>
 * @relayHash 7c4cd8815a9ce9ca3ee9e7a7cfe2cb71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 827c57a773a251d8ec9cbc276464fc2f1f4dd1c8a233ebb48885fe5b027699e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "827c57a773a251d8ec9cbc276464fc2f1f4dd1c8a233ebb48885fe5b027699e5",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
