/**
 * @generated SignedSource<<9586310fdc17d9c0fb8bacad60947f2e>>
 * @relayHash b8aee93a344f98110392f758fad8f1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b83f634bb6d81ab98d753ba2bf56f00da6f07067e0a34c26e227faaae39cf09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketPageQuery } from './TicketPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b83f634bb6d81ab98d753ba2bf56f00da6f07067e0a34c26e227faaae39cf09",
    "metadata": {},
    "name": "TicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
