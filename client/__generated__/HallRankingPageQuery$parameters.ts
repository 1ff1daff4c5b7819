/**
 * @generated SignedSource<<82d788f55abe9efdc820070b4586340e>>
 * @relayHash 6f5f46be803acfc274c53740c6a27009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32f1ff14abc859a573496f5738650caa31b5723e983e297b4f4910d3841f65c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32f1ff14abc859a573496f5738650caa31b5723e983e297b4f4910d3841f65c0",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
