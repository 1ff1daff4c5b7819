/**
 * @generated SignedSource<<311335da50893609ed0d03394e7b85f4>>
 * @relayHash d117b0eea82068b0bccc9d3823284240
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a1431877251a759d3b7f5bc3fa327e876cb56bea43f7439292d7ae0d43857d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReservationPageQuery } from './ReservationPageQuery.graphql';

const node: PreloadableConcreteRequest<ReservationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a1431877251a759d3b7f5bc3fa327e876cb56bea43f7439292d7ae0d43857d2",
    "metadata": {},
    "name": "ReservationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
