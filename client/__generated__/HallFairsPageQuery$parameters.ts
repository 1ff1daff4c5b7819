/**
 * @generated SignedSource<<938fd46602c7a7e7f63f35e5761fa394>>
 * @relayHash 6ded0239805b573edfdddfee4fa14b2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98636c5c2de7cd1631fbfdf291f05a6f29d331c874d4dd7c230c34f3442de621

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98636c5c2de7cd1631fbfdf291f05a6f29d331c874d4dd7c230c34f3442de621",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
