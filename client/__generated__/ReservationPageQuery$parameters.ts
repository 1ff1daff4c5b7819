/**
 * @generated SignedSource<<1bbf3d1c5329446d16e918d53b71d167>>
 * @relayHash 7c986fd44f5483905990a6ac30114f6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c3bb4d750ba4f386c106fef5d4972967142cd8c432892579c56a91ca5529451

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReservationPageQuery } from './ReservationPageQuery.graphql';

const node: PreloadableConcreteRequest<ReservationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c3bb4d750ba4f386c106fef5d4972967142cd8c432892579c56a91ca5529451",
    "metadata": {},
    "name": "ReservationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
