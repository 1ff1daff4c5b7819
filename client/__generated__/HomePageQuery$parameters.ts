/**
 * @generated SignedSource<<ab9e7187427073c25ae95b04ed76a764>>
 * @relayHash eb351f2ff5da039fbd54e3fa1e6d3399
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c37d960ce349b5e3c0bb3947005f885f96fd92fac0312e56bcc10ad47bd7100b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c37d960ce349b5e3c0bb3947005f885f96fd92fac0312e56bcc10ad47bd7100b",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
