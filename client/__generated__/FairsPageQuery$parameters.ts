/**
 * @generated SignedSource<<b0ffeb085753baf0340d4235a0ce92d1>>
 * @relayHash 6e513cfc6421b330c1aa6abf73abc032
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7ee3064d39a0cd6ff1c25d1a452061b48fd901358990b8eb76e972ac2c0aaad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7ee3064d39a0cd6ff1c25d1a452061b48fd901358990b8eb76e972ac2c0aaad",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
