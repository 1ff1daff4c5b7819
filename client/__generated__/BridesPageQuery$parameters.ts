/**
 * @generated SignedSource<<e880b5939a6bb507f4c48b3f13bb2d77>>
 * @relayHash 7a172b749d5e591356c7d832bf9b932a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de39bdac16dd8e99b02a31d03b1ff273fdafa1bfe9df6a3e9efff2ead816977e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridesPageQuery } from './BridesPageQuery.graphql';

const node: PreloadableConcreteRequest<BridesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de39bdac16dd8e99b02a31d03b1ff273fdafa1bfe9df6a3e9efff2ead816977e",
    "metadata": {},
    "name": "BridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
