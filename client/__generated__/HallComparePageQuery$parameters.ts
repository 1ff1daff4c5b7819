/**
 * @generated SignedSource<<69a4b633a1368d5432060ab29ee0252f>>
 * @relayHash 6e6489eeb193f4a6621cae17da3f6fae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62b1516b3274ac38a96f3b37887a5afe8a13a47b2ff88a6969604937454e654b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallComparePageQuery } from './HallComparePageQuery.graphql';

const node: PreloadableConcreteRequest<HallComparePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62b1516b3274ac38a96f3b37887a5afe8a13a47b2ff88a6969604937454e654b",
    "metadata": {},
    "name": "HallComparePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
