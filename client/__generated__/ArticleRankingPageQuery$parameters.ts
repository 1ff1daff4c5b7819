/**
 * @generated SignedSource<<ed8dd47647bddf74a543dd7ba1dfd7de>>
 * @relayHash c1d8467f0e1c32c7ff8ed010dc337d1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a5de9fa590ee5f2658e2657be2f9c411acc0c7f031451d16dc6726203de9254

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticleRankingPageQuery } from './ArticleRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<ArticleRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a5de9fa590ee5f2658e2657be2f9c411acc0c7f031451d16dc6726203de9254",
    "metadata": {},
    "name": "ArticleRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
