/**
 * @generated SignedSource<<86f8a70fa2ae635dd7655de07f85be4a>>
 * @relayHash b014496171c007ddddc36e1eba29487a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ed53b645f73fb69851657842b0a187e84477cca1ab9e483ceecdbe9acc6059c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ed53b645f73fb69851657842b0a187e84477cca1ab9e483ceecdbe9acc6059c",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
