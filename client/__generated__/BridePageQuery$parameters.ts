/**
 * @generated SignedSource<<3349353ee3ca1a71614e67f8591d7d6e>>
 * @relayHash 7b39df328755abb4a9084685dab1f730
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3605234c641f8058bcba95f32c029503507ef65b399b01493ac2ab5b8318d2e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3605234c641f8058bcba95f32c029503507ef65b399b01493ac2ab5b8318d2e4",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
