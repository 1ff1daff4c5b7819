/**
 * @generated SignedSource<<f560e72eeac884737898323fc7ac3c97>>
 * @relayHash f494f11b2fa6ca4feba2fe47baf36ee8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a1cedb6eec263d42fc146ae34a291d2952f6901ff15dccfe26566ac26e028ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a1cedb6eec263d42fc146ae34a291d2952f6901ff15dccfe26566ac26e028ef",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
