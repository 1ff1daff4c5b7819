/**
 * @generated SignedSource<<dca70165d8a249c4ef8bb2cd2c5da81e>>
 * @relayHash 2d10999dfd611e7cba744dfeb9717b57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24beae4a4ceb5a8ad8ddadcd78ed240e22b75c145dafa1b186045abe0cc61bae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24beae4a4ceb5a8ad8ddadcd78ed240e22b75c145dafa1b186045abe0cc61bae",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
