/**
 * @generated SignedSource<<41bcbec15117b5d5684d5102903a85bd>>
 * @relayHash b900b74bf96dd45ddab0fa2eab175b40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa25c477c8a94993a2824fe920413eb25bd0a4051ad57260b324ae3bc256a5f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa25c477c8a94993a2824fe920413eb25bd0a4051ad57260b324ae3bc256a5f9",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
