/**
 * @generated SignedSource<<a941871dcd28f12025eb2d2db18bd71f>>
 * @relayHash 6c5419196abceb1344bbb02abbedb573
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d30d74cc78a54afd93d734ab2127b989133fb43240bc35de29e2fcc708ea4c9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketPageQuery } from './TicketPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d30d74cc78a54afd93d734ab2127b989133fb43240bc35de29e2fcc708ea4c9f",
    "metadata": {},
    "name": "TicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
