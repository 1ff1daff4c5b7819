/**
 * @generated SignedSource<<07b9b1100adadca2f64019247c03564f>>
 * @relayHash 5081ecc11bba7ec99891dc5c6833e9e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd3edb311b60f8bdfa6c7b0f199811d43380d8cc0a3da2c601b2a21a9ec1c5dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThemesPageQuery } from './ThemesPageQuery.graphql';

const node: PreloadableConcreteRequest<ThemesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd3edb311b60f8bdfa6c7b0f199811d43380d8cc0a3da2c601b2a21a9ec1c5dd",
    "metadata": {},
    "name": "ThemesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
