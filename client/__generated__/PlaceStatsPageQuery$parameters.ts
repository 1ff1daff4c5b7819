/**
 * @generated SignedSource<<61e59d0a7b51475eb4a2a05811097d71>>
 * @relayHash a63e59f9f74e96134f3e7ed89ce06826
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e09cf6229b8368c81c21fa343d93f8983e67b239529ad3fe563dffe90941942e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaceStatsPageQuery } from './PlaceStatsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlaceStatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e09cf6229b8368c81c21fa343d93f8983e67b239529ad3fe563dffe90941942e",
    "metadata": {},
    "name": "PlaceStatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
