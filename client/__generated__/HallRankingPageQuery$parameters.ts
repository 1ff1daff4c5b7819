/**
 * @generated SignedSource<<b52a33184c01994c69f20e1936c70f39>>
 * @relayHash 72814f43bdb6e54772b3373288a52e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a9376657f5f146b2e3eeff86ea9e977755e54789e1c3b9b952027a0702744f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a9376657f5f146b2e3eeff86ea9e977755e54789e1c3b9b952027a0702744f8",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
