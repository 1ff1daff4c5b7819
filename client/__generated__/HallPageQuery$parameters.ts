/**
 * @generated SignedSource<<1799f81f15aa696f112c7cf1de62104e>>
 * @relayHash 25f067e1256f0464c0b4cd6dacd97136
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47e81968a291d858e19c7d42392379ca628847cf4e74cbf634e2949900448d87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47e81968a291d858e19c7d42392379ca628847cf4e74cbf634e2949900448d87",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
