/**
 * @generated SignedSource<<db9f3b62ac6932f8472cc7b535d31fa2>>
 * @relayHash 0477af697f3c0e5aaa59daf7161ce76c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a35cdadc55cf833860a22da6effbd689e4e28026a32cf5302729a35f6e2a2b1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticleRankingPageQuery } from './ArticleRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<ArticleRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a35cdadc55cf833860a22da6effbd689e4e28026a32cf5302729a35f6e2a2b1c",
    "metadata": {},
    "name": "ArticleRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
