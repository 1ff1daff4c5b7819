/**
 * @generated SignedSource<<3fdab52ea27dda75570c1ec00b9e4792>>
 * @relayHash abee95ea0190537c28e684d2f24f2f0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 641ede1158afeee935d643884b777be6f5cffe82bf93a83e56979b982f538f0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalPageQuery } from './LegalPageQuery.graphql';

const node: PreloadableConcreteRequest<LegalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "641ede1158afeee935d643884b777be6f5cffe82bf93a83e56979b982f538f0a",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
