/**
 * @generated SignedSource<<4f190c4f53b4ca38fb9912a33ed49d8b>>
 * @relayHash da2b197d5ef17a3515b19f5f1354d67d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e92177116a1352548d47a64e3eb3f30591c538614e8a216c86ffe1fd8380e91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketPageQuery } from './TicketPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e92177116a1352548d47a64e3eb3f30591c538614e8a216c86ffe1fd8380e91",
    "metadata": {},
    "name": "TicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
