/**
 * @generated SignedSource<<1e664ea5648c9f9476b1a5c6400387cb>>
 * @relayHash b32326ffd81fd6ee17858233c82676fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 072fd8813c19985163caee7b2f8d506f1412c1f47e9804b7ab5235c9253d3b83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "072fd8813c19985163caee7b2f8d506f1412c1f47e9804b7ab5235c9253d3b83",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
