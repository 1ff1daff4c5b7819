/**
 * @generated SignedSource<<6ff9ab5f39f1f29329c95c453f0b5b54>>
 * @relayHash e4b17938f44637fd3415811e9af88cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 851e847f0302d3b682f5579aaeb41fdcc2dd5721d6dc9035ea0e3e407782644c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "851e847f0302d3b682f5579aaeb41fdcc2dd5721d6dc9035ea0e3e407782644c",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
