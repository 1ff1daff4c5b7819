/**
 * @generated SignedSource<<38424ab18afc2e0c3033deb74d5019ba>>
 * @relayHash 34ca961d36a71ad408bcdfc958198585
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc05ecc772b72c9e6cd825feb4a550b7cfba61b6e633da0c6a936aa5563ec3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsPageQuery } from './StatsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dc05ecc772b72c9e6cd825feb4a550b7cfba61b6e633da0c6a936aa5563ec3c",
    "metadata": {},
    "name": "StatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
