/**
 * @generated SignedSource<<cb9afbde46017df2e574251bde445de4>>
 * @relayHash 3b981bde79b6c15a1707bf546620b6b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 492cfb11ea5a9e99fd6e4e97e76d157fa9ef7a71c6f85c6da98fd717a2902315

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumPageQuery } from './AlbumPageQuery.graphql';

const node: PreloadableConcreteRequest<AlbumPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "492cfb11ea5a9e99fd6e4e97e76d157fa9ef7a71c6f85c6da98fd717a2902315",
    "metadata": {},
    "name": "AlbumPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
