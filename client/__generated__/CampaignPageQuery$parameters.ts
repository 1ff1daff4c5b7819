/**
 * @generated SignedSource<<1407cbaf775c36e0c826acb903c9aea6>>
 * @relayHash da97b25d2e7e45c097cba9edc596d4d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15b904b737a40295de0505b4214ec8e962aac24ff1b701ef8fb5c6e3bc233604

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPageQuery } from './CampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15b904b737a40295de0505b4214ec8e962aac24ff1b701ef8fb5c6e3bc233604",
    "metadata": {},
    "name": "CampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
