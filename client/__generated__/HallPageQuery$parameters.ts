/**
 * @generated SignedSource<<26853a930c3675ef9a2810f7633fea7c>>
 * @relayHash 594b2fa8d9c9dcce8499157c22eb3e59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30b64b3934a72bb6827d291c15c67de3706006071f5fdab5530b24c7d8a52508

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30b64b3934a72bb6827d291c15c67de3706006071f5fdab5530b24c7d8a52508",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
