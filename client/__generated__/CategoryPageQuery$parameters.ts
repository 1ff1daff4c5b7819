/**
 * @generated SignedSource<<339dcffa33248ec862e5bbc1c93917c3>>
 * @relayHash c127cf4fbf165d92f865b441eb81de2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e10ead447fcd8bb2da7afcf8a906323fe57e98b66a75fe981938449405746670

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e10ead447fcd8bb2da7afcf8a906323fe57e98b66a75fe981938449405746670",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
