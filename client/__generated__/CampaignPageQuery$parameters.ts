/**
 * @generated SignedSource<<b43f4cf9df2cc43979c06582c0ba049c>>
 * @relayHash 8b61d6f9b14530ea057ece365a516196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e77e0b0dd347520bf1a0dede87419f2458826d83057636885deff93c27a33c4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPageQuery } from './CampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e77e0b0dd347520bf1a0dede87419f2458826d83057636885deff93c27a33c4f",
    "metadata": {},
    "name": "CampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
