/**
 * @generated SignedSource<<f6b339bd958b5afac8f928bf86744056>>
 * @relayHash c47a4e0c4eb153ec105d2519a6cf6c97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cafae9d5d2d2a24ebc98c5bcee161777ab5954a6f204f31bceb17a7a9c61c8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cafae9d5d2d2a24ebc98c5bcee161777ab5954a6f204f31bceb17a7a9c61c8f",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
