/**
 * @generated SignedSource<<6bf330238a625f21cc841c80113d411b>>
 * @relayHash 898de9fb275fcbaa84de9a962987a525
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16c8ebe8ae0416555675e4554a61e159e93fab7bc80d06777242203bce24b807

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPageQuery } from './CampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16c8ebe8ae0416555675e4554a61e159e93fab7bc80d06777242203bce24b807",
    "metadata": {},
    "name": "CampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
