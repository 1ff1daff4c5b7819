/**
 * @generated SignedSource<<653b8723f2941f72946b080f4c65a219>>
 * @relayHash 361dae3cee0e9fa7618a2a87ba17f262
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2681c42cb892673ad1e28aa62a5f71d078cdb7c5ce74243bc0419d8d4a74472

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2681c42cb892673ad1e28aa62a5f71d078cdb7c5ce74243bc0419d8d4a74472",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
