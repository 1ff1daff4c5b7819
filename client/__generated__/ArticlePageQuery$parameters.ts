/**
 * @generated SignedSource<<356b9864fbeae993ee4331f50849f891>>
 * @relayHash 11da390eb46abf58d4f11e23c03f5147
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1233175e31e5c3125220a7cfb21d5f1709bdfe4585cfd73c892c7a7429f72545

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1233175e31e5c3125220a7cfb21d5f1709bdfe4585cfd73c892c7a7429f72545",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
