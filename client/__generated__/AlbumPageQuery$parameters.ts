/**
 * @generated SignedSource<<72c088d625d825886f47938e2e12afd9>>
 * @relayHash e158a60ad365e366a1b0c0f1be912c53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0407617522cc6cae8ad9e8f8b3e84fbf5fa5e0a80135413c90c38f75fa64734

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumPageQuery } from './AlbumPageQuery.graphql';

const node: PreloadableConcreteRequest<AlbumPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0407617522cc6cae8ad9e8f8b3e84fbf5fa5e0a80135413c90c38f75fa64734",
    "metadata": {},
    "name": "AlbumPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
