/**
 * @generated SignedSource<<cb69a037c9e566d8d5075376372a13c4>>
 * @relayHash 7f51878019be39eb8c8ad56f62714f91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61d4d147040c6a1624edaa7c69444883841696cfd33910c1f956029eb261be89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReservationsPageQuery } from './ReservationsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReservationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61d4d147040c6a1624edaa7c69444883841696cfd33910c1f956029eb261be89",
    "metadata": {},
    "name": "ReservationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
