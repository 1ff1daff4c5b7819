/**
 * @generated SignedSource<<96e22e6e9c879a0a8e42b85924ed509d>>
 * @relayHash 3b2adfb6f4ec0d2d7a03d9769304d91c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fd8d7c905d688718ecc1c40b5f3bcde24280618a76b173b8d3999d608543dd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fd8d7c905d688718ecc1c40b5f3bcde24280618a76b173b8d3999d608543dd1",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
