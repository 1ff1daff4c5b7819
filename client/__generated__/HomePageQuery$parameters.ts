/**
 * @generated SignedSource<<fd3e49635f1adcc90c2dfab429b3ee41>>
 * @relayHash 878d528ceadda2bac9c153688407cb5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 265a88f63a3dc6c9cf09a1813cd0cb0d41202c42c871266ffe8ded55595c8438

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "265a88f63a3dc6c9cf09a1813cd0cb0d41202c42c871266ffe8ded55595c8438",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
