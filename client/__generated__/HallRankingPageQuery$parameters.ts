/**
 * @generated SignedSource<<ebede7d80088cb3346b2f3385c2ff59f>>
 * @relayHash 6ee18ef4f20a2bed4aee0cf4eb67eba2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edf16c961c4cf26df5adeb243de123facf4517ae7d039cb8d5f148bd11b1345b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallRankingPageQuery } from './HallRankingPageQuery.graphql';

const node: PreloadableConcreteRequest<HallRankingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edf16c961c4cf26df5adeb243de123facf4517ae7d039cb8d5f148bd11b1345b",
    "metadata": {},
    "name": "HallRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
