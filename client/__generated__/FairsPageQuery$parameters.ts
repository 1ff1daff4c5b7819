/**
 * @generated SignedSource<<518c0b778ce6691980d2d6b0e66b42a7>>
 * @relayHash ed61167cbc046821a13629fa7a356d7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 722abd9dc64ccc650290733cd5d074a338efad9e49fc50822f30d00ae9eaae3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "722abd9dc64ccc650290733cd5d074a338efad9e49fc50822f30d00ae9eaae3a",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
