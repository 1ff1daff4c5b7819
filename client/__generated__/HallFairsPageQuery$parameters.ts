/**
 * @generated SignedSource<<da5111ad108008cf4cac917ea02a9640>>
 * @relayHash ee8024d8d68194739cf72fb112f9f088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a8d053d537ffbe1c4ba2cd7c52ad52f458895d1fcd0783ce41dc72bc09af775

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a8d053d537ffbe1c4ba2cd7c52ad52f458895d1fcd0783ce41dc72bc09af775",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
