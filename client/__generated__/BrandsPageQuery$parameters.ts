/**
 * @generated SignedSource<<ce7ed2ef1d610f7538e6dff1a133717a>>
 * @relayHash 8a9f7c8bf51102bbb2b8dd5f8a3f205f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c695d19c74c706a7ca76d5d919ab056ad5dc9aacebf30851863bfe0432f9653

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c695d19c74c706a7ca76d5d919ab056ad5dc9aacebf30851863bfe0432f9653",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
