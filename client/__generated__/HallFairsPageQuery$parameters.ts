/**
 * @generated SignedSource<<1c5549ccfa191859849497b1ff974656>>
 * @relayHash 9fdbff30e89ce0efdc1b545e0a4e0b18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba2d8b8dae5ab21f41613634a1a08e306432528272f1499d5c51bbf142a7c9bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba2d8b8dae5ab21f41613634a1a08e306432528272f1499d5c51bbf142a7c9bb",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
