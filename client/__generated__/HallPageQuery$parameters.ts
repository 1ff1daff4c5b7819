/**
 * @generated SignedSource<<a9789b4c5c1e4f1827d5c80bbf08c5d9>>
 * @relayHash 4f2a4c66cb3fb0a3c20b91f53615a9e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f51f8fbdac38c5dd84f50d212dec5dc6737f7db1bbdc5cbafd81d71d647c6328

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f51f8fbdac38c5dd84f50d212dec5dc6737f7db1bbdc5cbafd81d71d647c6328",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
