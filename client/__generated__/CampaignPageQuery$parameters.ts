/**
 * @generated SignedSource<<c5fdc13a46c3e829715264de23dda183>>
 * @relayHash e60c1f977bfb214632883d213b732acc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33d3ad0c09673504cfbd9146c2faaae9ab341d2d41e56243f17b1f920de878b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPageQuery } from './CampaignPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33d3ad0c09673504cfbd9146c2faaae9ab341d2d41e56243f17b1f920de878b7",
    "metadata": {},
    "name": "CampaignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
