/**
 * @generated SignedSource<<8b5c9f431c823d7cd61fa083b598e91a>>
 * @relayHash d77180dc0390d24ca22ab876563eb73c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 792294d20471897f43782af05f85ff0dd77626e4ce2606c0f37ee1a2a4ac3c1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "792294d20471897f43782af05f85ff0dd77626e4ce2606c0f37ee1a2a4ac3c1c",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
