/**
 * @generated SignedSource<<88faa74cdf79f56ed22670ab5c047131>>
 * @relayHash 5387147d7e6ba4c2a7fb3293d38e6eaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b36077c00dc152f9c3e2ee14a19a06c112c0d47524f5e3bc5eebcafb35a455e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MagazinePageQuery } from './MagazinePageQuery.graphql';

const node: PreloadableConcreteRequest<MagazinePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b36077c00dc152f9c3e2ee14a19a06c112c0d47524f5e3bc5eebcafb35a455e5",
    "metadata": {},
    "name": "MagazinePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
