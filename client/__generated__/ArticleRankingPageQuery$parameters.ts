/**
 * @generated SignedSource<<390a4ccb79de154df18a335143b96266>>
 * @relayHash feaa50836a199c3a59bb132a7c8d0eef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10bdeb299a69943c38199222ba4e183019b1ec65658a160eeea6f1a7aadaa68a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticleRankingPageQuery } from './ArticleRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<ArticleRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10bdeb299a69943c38199222ba4e183019b1ec65658a160eeea6f1a7aadaa68a",
    "metadata": {},
    "name": "ArticleRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
