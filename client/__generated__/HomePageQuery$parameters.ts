/**
 * @generated SignedSource<<5e35641acf7512cd7b45252ef89a2e64>>
 * @relayHash 02a04f489ce9d24e0661b3de0f804554
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ba717b00d8d26d40d4bd0f112a383f26160e533f880c52a68a61d5b57b6ecf4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ba717b00d8d26d40d4bd0f112a383f26160e533f880c52a68a61d5b57b6ecf4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
