/**
 * @generated SignedSource<<410d554f61d1968ebc6be495eefa5dba>>
 * @relayHash 3e86c8651754eb9b67cdd69e4c42902d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 764f5cb107cb17a03f299eb6eb58aa7512d0daf6ff9e63c7462d89876a0febe5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "764f5cb107cb17a03f299eb6eb58aa7512d0daf6ff9e63c7462d89876a0febe5",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
