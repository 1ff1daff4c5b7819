/**
 * @generated SignedSource<<0f5dec4aeb843d3e86c195b4dd9a74fd>>
 * @relayHash 44f9bf1eebbde6fc2aa14bd6550013ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41544cb3852d4fc37fcf9bdde3b4a7a5ecf012962e4c2557ab9713ba3822679d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketPageQuery } from './TicketPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41544cb3852d4fc37fcf9bdde3b4a7a5ecf012962e4c2557ab9713ba3822679d",
    "metadata": {},
    "name": "TicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
