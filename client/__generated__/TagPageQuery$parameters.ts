/**
 * @generated SignedSource<<8d0338733e3b93cd906b249b895b6f75>>
 * @relayHash 1a26ba1d9f05c6803512f3105da202ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 989d5a33dc3f97dc8e4b99660efc32b99e65406d41b94188dd518c690e06d25b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagPageQuery } from './TagPageQuery.graphql';

const node: PreloadableConcreteRequest<TagPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "989d5a33dc3f97dc8e4b99660efc32b99e65406d41b94188dd518c690e06d25b",
    "metadata": {},
    "name": "TagPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
