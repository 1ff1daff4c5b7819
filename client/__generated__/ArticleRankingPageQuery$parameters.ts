/**
 * @generated SignedSource<<8bd0ff1f17f1611ef7079aa01dcea23b>>
 * @relayHash 891dc772bf035b778c3bd4766362580f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21364005bcb1f1a632bf346a7ac4c3ec6acab79433725f25dcb5d871c86e4e30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticleRankingPageQuery } from './ArticleRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<ArticleRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21364005bcb1f1a632bf346a7ac4c3ec6acab79433725f25dcb5d871c86e4e30",
    "metadata": {},
    "name": "ArticleRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
