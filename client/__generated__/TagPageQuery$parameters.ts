/**
 * @generated SignedSource<<672f09b5d4aeaef6dd441fa1a730cf20>>
 * @relayHash 2a7375b81885e79780f3288e5a6ae495
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e747b6c95127f53570ebeee561e6abd79cd136c79c3f142fe99d631f4de0b8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagPageQuery } from './TagPageQuery.graphql';

const node: PreloadableConcreteRequest<TagPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e747b6c95127f53570ebeee561e6abd79cd136c79c3f142fe99d631f4de0b8c",
    "metadata": {},
    "name": "TagPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
