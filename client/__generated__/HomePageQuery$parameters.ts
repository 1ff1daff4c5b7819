/**
 * @generated SignedSource<<318718e2581bfbd98a3125e09cf1a61f>>
 * @relayHash d57a2c5a4ada2e753425965d6eae8364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c861fc92db17dc75f57e452c6d52b0332f40b1962e08b1bbba5cc2ced9236c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c861fc92db17dc75f57e452c6d52b0332f40b1962e08b1bbba5cc2ced9236c5",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
