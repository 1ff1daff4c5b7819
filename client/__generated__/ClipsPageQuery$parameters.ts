/**
 * @generated SignedSource<<1c7089ddc00a3ae03ce58d30de6cecda>>
 * @relayHash db3916b9c3bbabfa8c8a00de6b5c2374
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45dc9a6a20ed02e74409b5c8c1258f6591f3e5cc26d521a5a2317eecb5c3be4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45dc9a6a20ed02e74409b5c8c1258f6591f3e5cc26d521a5a2317eecb5c3be4a",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
