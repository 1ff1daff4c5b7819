/**
 * @generated SignedSource<<5a4168212b098297976955377606639a>>
 * @relayHash 755c146f7b8a1a3ed8e27d58b3c8c03f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8ce8dd1df32ad5f0e1994bb22f9b63bd5f25f605e7aa5a1ceaf06731f9b325c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8ce8dd1df32ad5f0e1994bb22f9b63bd5f25f605e7aa5a1ceaf06731f9b325c",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
