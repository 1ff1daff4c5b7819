/**
 * @generated SignedSource<<4512289c8d38abbe9c3a59c42e98bf45>>
 * @relayHash 98ac868495df21860d6960569ff84a58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfb373d2f658845f87b6ae45df92936a03bab8afd91342e59073421d5ee2b774

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfb373d2f658845f87b6ae45df92936a03bab8afd91342e59073421d5ee2b774",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
