/**
 * @generated SignedSource<<bf97a82265f96094c499781abaa2a4db>>
 * @relayHash 6ad233a606ca51c9125ec3a24ec53d7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0000ba450cb0cf047c7a931465f0070b9b931fbf39ef9a24e3f99120de03d1ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketPageQuery } from './TicketPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0000ba450cb0cf047c7a931465f0070b9b931fbf39ef9a24e3f99120de03d1ff",
    "metadata": {},
    "name": "TicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
