/**
 * @generated SignedSource<<f71d36459e50a8c2ee060d80dee1fa83>>
 * @relayHash 9f5c8978c26e7d6c57adeb84ff60a652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a1ba7e0f1058f71aa926bbd78760cae56c55ef63fc7426aaff6937c7c83c105

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriterPageQuery } from './WriterPageQuery.graphql';

const node: PreloadableConcreteRequest<WriterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a1ba7e0f1058f71aa926bbd78760cae56c55ef63fc7426aaff6937c7c83c105",
    "metadata": {},
    "name": "WriterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
