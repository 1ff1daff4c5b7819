/**
 * @generated SignedSource<<f2b24aca8fcfc150c00a20aaf6eaf646>>
 * @relayHash 4144b0218bdeee06f075d4770ac8876d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 487a14a2a8b669f7a47aed5956ee2415e65d045bee6d5ef1ba26c449d45cb742

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPageQuery } from './CampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "487a14a2a8b669f7a47aed5956ee2415e65d045bee6d5ef1ba26c449d45cb742",
    "metadata": {},
    "name": "CampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
