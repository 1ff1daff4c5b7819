/**
 * @generated SignedSource<<20ff7a9316fe53ceea48151b751faff6>>
 * @relayHash 764ebb08937f673212fa9f1d0027fb3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48ddc134c7a683e2f7565def9d2e69e61d5047d377b1626a67054d6ff4d77b26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48ddc134c7a683e2f7565def9d2e69e61d5047d377b1626a67054d6ff4d77b26",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
