/**
 * @generated SignedSource<<7758f6f302bf06f6ff0f060d1513aa7d>>
 * @relayHash b011527891abc2f0a2a76647158b7aaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4aef64ff79f8c0414c7a619bf34685918efcb7a86753864bcab9e81c0095b4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4aef64ff79f8c0414c7a619bf34685918efcb7a86753864bcab9e81c0095b4c",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
