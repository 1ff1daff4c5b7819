/**
 * @generated SignedSource<<d9ba8d9db990394a861b0776e8c4db88>>
 * @relayHash 10588c2cb9f246ba8c35308546628a2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ef9c63ec9128b14ea7d5e33657b7795d65dc3500a44acf349ab790d78f0959

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70ef9c63ec9128b14ea7d5e33657b7795d65dc3500a44acf349ab790d78f0959",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
