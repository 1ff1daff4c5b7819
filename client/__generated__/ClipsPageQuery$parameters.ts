/**
 * @generated SignedSource<<97c826d03eecdb07863bac216ad7a159>>
 * @relayHash c82e98f882732fa2245bbd9f1f425996
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b116c88deab406645657764decb2e0641a376220a2eba036cb00598f0716b00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b116c88deab406645657764decb2e0641a376220a2eba036cb00598f0716b00",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
