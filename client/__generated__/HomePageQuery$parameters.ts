/**
 * @generated SignedSource<<b7249decc79a4226b7726774cfbbddb6>>
 * @relayHash 548feb16b5d084c56e1c34e2e06f5e89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82b3c6d9c5aacb962eec71aabc82cdf520e2a89a6a397bc8f5557335e1c61f8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82b3c6d9c5aacb962eec71aabc82cdf520e2a89a6a397bc8f5557335e1c61f8a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
