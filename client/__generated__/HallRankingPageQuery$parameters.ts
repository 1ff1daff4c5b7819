/**
 * @generated SignedSource<<58565baaee2551a4839401213ba59efd>>
 * @relayHash 57358e6a57dd2bc7e387f2f0cb0a23ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0f8e777a55988c1329ea237cea398bf3b7e9ba6f05929b98a41e3d2a8e041c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0f8e777a55988c1329ea237cea398bf3b7e9ba6f05929b98a41e3d2a8e041c7",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
