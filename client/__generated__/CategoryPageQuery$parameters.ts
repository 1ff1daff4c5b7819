/**
 * @generated SignedSource<<81bc54791c038383899d343793a2e25c>>
 * @relayHash 1ee2797ac27e9a60849e5e4bf80ebef0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8740743b967f3b0015371455136cb9ad27c39887b886ada3421f06c47b126825

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8740743b967f3b0015371455136cb9ad27c39887b886ada3421f06c47b126825",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
