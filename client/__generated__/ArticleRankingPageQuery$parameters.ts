/**
 * @generated SignedSource<<57610300f5a23f17e9f5f1e2a8a67c38>>
 * @relayHash 3f0d6c517177f9226b10087489548549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae3218e76abf60797bfaf99596f71fe88bc2cb67e7622db8247814b77928035

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticleRankingPageQuery } from './ArticleRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<ArticleRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ae3218e76abf60797bfaf99596f71fe88bc2cb67e7622db8247814b77928035",
    "metadata": {},
    "name": "ArticleRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
