/**
 * @generated SignedSource<<e544210e78d49ee9fa7a0f241b6c4883>>
 * @relayHash 5b9834a4ab4556eef0276cfb9e6e807e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c92f4bbed1e7b5bf7c28ff940524a891419c6b0c92540b3ea23506e5e8fe5585

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallComparePageQuery } from './HallComparePageQuery.graphql';

const node: PreloadableConcreteRequest<HallComparePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c92f4bbed1e7b5bf7c28ff940524a891419c6b0c92540b3ea23506e5e8fe5585",
    "metadata": {},
    "name": "HallComparePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
