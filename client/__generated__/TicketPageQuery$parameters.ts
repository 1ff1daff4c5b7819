/**
 * @generated SignedSource<<57db15513616b2c11357de08f591d322>>
 * @relayHash 850a7b213e2bd3220d5ebbf69b6530f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f0b44d0fb92f748e23fee70b7e3a2eb7b1c527113de33194cc171e292a8b28f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketPageQuery } from './TicketPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f0b44d0fb92f748e23fee70b7e3a2eb7b1c527113de33194cc171e292a8b28f",
    "metadata": {},
    "name": "TicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
