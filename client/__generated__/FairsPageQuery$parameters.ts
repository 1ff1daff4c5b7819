/**
 * @generated SignedSource<<4e2b2e04c9e3f01f18cb1ebfe80f58c2>>
 * @relayHash bd550f266da67066873414d0c49bc9bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 514302bcb76345d817927424d407b7743b8c5c825e2a5f5322e033891efb19a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "514302bcb76345d817927424d407b7743b8c5c825e2a5f5322e033891efb19a7",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
