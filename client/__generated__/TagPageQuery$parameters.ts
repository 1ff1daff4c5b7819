/**
 * @generated SignedSource<<59fd245e99d53cade3dff2c44632abe5>>
 * @relayHash e3ab3e14f697ab1dcc475a27d8b90252
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96d313d5eaf387577d139503849d369a1366863fd9c390136495b7f42c003717

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagPageQuery } from './TagPageQuery.graphql';

const node: PreloadableConcreteRequest<TagPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96d313d5eaf387577d139503849d369a1366863fd9c390136495b7f42c003717",
    "metadata": {},
    "name": "TagPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
