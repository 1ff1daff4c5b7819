/**
 * @generated SignedSource<<240e87732bcc5a794f06f58763d37a27>>
 * @relayHash d1892d12e641b046f6ca3d22f832d3bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8224292faa3826fc96aeb28592d085069767c22ed434e6065f8ac085c75b6d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8224292faa3826fc96aeb28592d085069767c22ed434e6065f8ac085c75b6d6",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
