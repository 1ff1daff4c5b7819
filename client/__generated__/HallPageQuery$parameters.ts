/**
 * @generated SignedSource<<0d057bf33e9cd558cde809f58fa5bac4>>
 * @relayHash d01b31584859f3ee02fe62c5f71f611c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37a6a060ef96b2074a358c85735f57f4fc854cfe80c349faa6bab2ab46375114

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37a6a060ef96b2074a358c85735f57f4fc854cfe80c349faa6bab2ab46375114",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
