/**
 * @generated SignedSource<<632e120088cc2fb8eb5d05a6fc5d76e7>>
 * @relayHash 2870e83f742760e78f3761c8aaeda84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 766133fdca4fbd6830e78ecb4ffefdc153d873a3bc4baf9078f0e0c9dad5b484

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "766133fdca4fbd6830e78ecb4ffefdc153d873a3bc4baf9078f0e0c9dad5b484",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
