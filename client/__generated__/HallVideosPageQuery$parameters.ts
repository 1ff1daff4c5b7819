/**
 * @generated SignedSource<<447a5394f2c072da9edd0e897b4bcb62>>
 * @relayHash ef0004a74cc43c65ff68edd03a73f3f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edda650d4134e1cb6861a6b190f5dad46ed0bbe5aa8c9f187987f21caa44409b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallVideosPageQuery } from './HallVideosPageQuery.graphql';

const node: PreloadableConcreteRequest<HallVideosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edda650d4134e1cb6861a6b190f5dad46ed0bbe5aa8c9f187987f21caa44409b",
    "metadata": {},
    "name": "HallVideosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
