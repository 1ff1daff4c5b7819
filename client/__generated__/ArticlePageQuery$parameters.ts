/**
 * @generated SignedSource<<47a2765c491d92684726aa3daacee62f>>
 * @relayHash 146ef09e86fa4645c16319ee8818223e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d91a2ef3cb9677c3fad042e7a4a277ab6a01d6f2daf363b602a79db817b5e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74d91a2ef3cb9677c3fad042e7a4a277ab6a01d6f2daf363b602a79db817b5e5",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
