/**
 * @generated SignedSource<<20deeac660f38d638466f3a13f100db5>>
 * @relayHash 6304ca4f6537583ae1234f5d3a2d5410
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 596fc4db4f3e9f94fa57ada3ebb07fdd8c9c1487ccdf6c85249d3c60f7216cf4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThemePageQuery } from './ThemePageQuery.graphql';

const node: PreloadableConcreteRequest<ThemePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "596fc4db4f3e9f94fa57ada3ebb07fdd8c9c1487ccdf6c85249d3c60f7216cf4",
    "metadata": {},
    "name": "ThemePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
