/**
 * @generated SignedSource<<3576a1e303fd566d25012cc277b899d0>>
 * @relayHash c9657b86afa9ab9074a903db144ec3c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb5636ad6ef487073b2e2090b2333862c0adf2e450812080511e2978b506d489

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TagPageQuery } from './TagPageQuery.graphql';

const node: PreloadableConcreteRequest<TagPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb5636ad6ef487073b2e2090b2333862c0adf2e450812080511e2978b506d489",
    "metadata": {},
    "name": "TagPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
