/**
 * @generated SignedSource<<44914bd558bddfb48b31d4a8a407dacd>>
 * @relayHash b2c63755fd27300ca5fa4a661c448de3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504bcd4a7ad64f28d5d41525423e80035ccb00b1470ce46ab4c23629d1bd6335

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReservationPageQuery } from './ReservationPageQuery.graphql';

const node: PreloadableConcreteRequest<ReservationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "504bcd4a7ad64f28d5d41525423e80035ccb00b1470ce46ab4c23629d1bd6335",
    "metadata": {},
    "name": "ReservationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
