/**
 * @generated SignedSource<<d06863a50ece26a24a9680782020ee87>>
 * @relayHash 06d464345edc002128bcf423e3770181
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 331668504e6e8de1f31c96e804d3c255cff584c8984493cf9a9e04255a30ff13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "331668504e6e8de1f31c96e804d3c255cff584c8984493cf9a9e04255a30ff13",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
