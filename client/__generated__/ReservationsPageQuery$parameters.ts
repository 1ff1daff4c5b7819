/**
 * @generated SignedSource<<7648b9a776d3263632ff196aed6eee3d>>
 * @relayHash 38d98ecdb790756903c6b4aee679c933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff6da437f4d1f0098f1fe2f9f24407592e79af38c7fabfe8aa30e197b94182c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReservationsPageQuery } from './ReservationsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReservationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff6da437f4d1f0098f1fe2f9f24407592e79af38c7fabfe8aa30e197b94182c6",
    "metadata": {},
    "name": "ReservationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
