/**
 * @generated SignedSource<<646d13c70384cd30af322dad00f65790>>
 * @relayHash 8696fc05bd35baeea6b29fb3cb723315
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a5d9e76f7430cb680229356ce713de31025ab4238c2fd66f8c8ee5249076468

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a5d9e76f7430cb680229356ce713de31025ab4238c2fd66f8c8ee5249076468",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
