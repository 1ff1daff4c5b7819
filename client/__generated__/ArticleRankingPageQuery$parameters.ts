/**
 * @generated SignedSource<<d1daab29c6b80502d4ef0a9fa8e75308>>
 * @relayHash 1352eade4f9d4bc51f9da2e29a909a99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0304b8b93cc79413bb234bc90f5d70e1842f64035f629665cf49ede9e66d20e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticleRankingPageQuery } from './ArticleRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<ArticleRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0304b8b93cc79413bb234bc90f5d70e1842f64035f629665cf49ede9e66d20e0",
    "metadata": {},
    "name": "ArticleRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
