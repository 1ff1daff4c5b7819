/**
 * @generated SignedSource<<9a15bcff65258bf925d5cdfd19185e13>>
 * @relayHash 21f308f9d7242d0af08cbbb4a7689c72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63bedb2479696623cf43f72c53716ee78c8587dcc4e380fe7be9a1ee5b9eea26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63bedb2479696623cf43f72c53716ee78c8587dcc4e380fe7be9a1ee5b9eea26",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
