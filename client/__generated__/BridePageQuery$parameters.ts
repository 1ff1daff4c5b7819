/**
 * @generated SignedSource<<8ad23520cf45b1f3b76c6092584e8e93>>
 * @relayHash 7239abaf0616f38a920ecbd3f8bf132f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f6bd6d30d37eead053981fb0b5a2226faed6cd512b57f8587867c0a8c31873b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f6bd6d30d37eead053981fb0b5a2226faed6cd512b57f8587867c0a8c31873b",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
