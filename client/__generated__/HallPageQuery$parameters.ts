/**
 * @generated SignedSource<<96414eb9d7a8ff87353b032023aa4ee6>>
 * @relayHash f58761ee737b9bebaffa319c48a73245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9699d9c569b52c5821acc6751933cdbd8f416524eb5b70caaf7ef9ba23d352e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9699d9c569b52c5821acc6751933cdbd8f416524eb5b70caaf7ef9ba23d352e1",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
