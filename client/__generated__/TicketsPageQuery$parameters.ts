/**
 * @generated SignedSource<<6b88e1128b1eb67c9dcc098c8383eba2>>
 * @relayHash 63897d63b6773b226d4dbe4943ecf9fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d5caa1c0673c9044a18491064589e54eaae92ca896d933bdad0f10b837f2b7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketsPageQuery } from './TicketsPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d5caa1c0673c9044a18491064589e54eaae92ca896d933bdad0f10b837f2b7b",
    "metadata": {},
    "name": "TicketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
