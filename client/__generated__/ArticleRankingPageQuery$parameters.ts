/**
 * @generated SignedSource<<962adb1050d41d58c7cec05a82d8de9f>>
 * @relayHash b1d1d5fb84a2cf00157b66fb4e466844
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c69ee88984de9b742ebfdd1f3dba06a8f963be0d6e2ab2c5a9cbf887567182c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticleRankingPageQuery } from './ArticleRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<ArticleRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c69ee88984de9b742ebfdd1f3dba06a8f963be0d6e2ab2c5a9cbf887567182c4",
    "metadata": {},
    "name": "ArticleRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
