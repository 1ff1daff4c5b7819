/**
 * @generated SignedSource<<0af8ccc2329ad48c258a22ab1b18a857>>
 * @relayHash 11f543672da0b82746c49bb6b07a73fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2594e9100b5cf3d9150a02b7ba4b55ca82710af0f858e84e08c60f89e161117

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallComparePageQuery } from './HallComparePageQuery.graphql';

const node: PreloadableConcreteRequest<HallComparePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2594e9100b5cf3d9150a02b7ba4b55ca82710af0f858e84e08c60f89e161117",
    "metadata": {},
    "name": "HallComparePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
