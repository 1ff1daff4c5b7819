/**
 * @generated SignedSource<<a99f382c51b973808dcb712e1c64b0d2>>
 * @relayHash 0e4a61a159af5c3c32e497ab27c5fc7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5629f8fc9193494b20436acd0bb4c88514ca515f8a322c15bebf5a2c9a2fb755

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5629f8fc9193494b20436acd0bb4c88514ca515f8a322c15bebf5a2c9a2fb755",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
