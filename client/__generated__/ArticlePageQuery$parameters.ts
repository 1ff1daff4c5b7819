/**
 * @generated SignedSource<<df074a78b747b6c7d6e3e7b2a44ca580>>
 * @relayHash 8e25983112b344f8116aaa94b8850ba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00ab0d2d1d7437a574a06f673ba2aba1a7c57ddbd862b984cdb7aa1c2f5eb4a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00ab0d2d1d7437a574a06f673ba2aba1a7c57ddbd862b984cdb7aa1c2f5eb4a1",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
