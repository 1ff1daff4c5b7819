/**
 * @generated SignedSource<<451861344473b1dc0326e2a56b3b34cf>>
 * @relayHash b6fa75ef17583e83372ab32d93c86f92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeaf680a3fcc40b4545eb0d8508b5a449a87cc6174cc9d05fe6387a7081aa672

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeaf680a3fcc40b4545eb0d8508b5a449a87cc6174cc9d05fe6387a7081aa672",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
