/**
 * @generated SignedSource<<bc98b700ea36f696be3482cc0090520c>>
 * @relayHash dec234fefa12d4f5276cb5745fe5c92b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1fe04a1dab454265fe844f1ea9cf7a1496c5aa1689930123c2c77a8ebddae88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPageQuery } from './CampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1fe04a1dab454265fe844f1ea9cf7a1496c5aa1689930123c2c77a8ebddae88",
    "metadata": {},
    "name": "CampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
