/**
 * @generated SignedSource<<ed74e535c73903c882e576a31dfb6896>>
 * @relayHash 32b6680e673c38c64dbfed4c9f23172c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9f6fda1e3256bd311c4afe98390a54a7215ec35f40947a82391fab6d9e40f40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9f6fda1e3256bd311c4afe98390a54a7215ec35f40947a82391fab6d9e40f40",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
