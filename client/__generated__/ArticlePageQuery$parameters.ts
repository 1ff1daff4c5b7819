/**
 * @generated SignedSource<<13dd287220debc28fc6cc4296da2d2a9>>
 * @relayHash 9d308ce6e2a40591a2e06cd15e9b3438
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4608378b59646560e5397d4bee8a444b0efebab762c433b408fa2ff6e3d890c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4608378b59646560e5397d4bee8a444b0efebab762c433b408fa2ff6e3d890c1",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
