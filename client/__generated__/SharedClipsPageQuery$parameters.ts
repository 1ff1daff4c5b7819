/**
 * @generated SignedSource<<2939ed1d83fab738433c9275218da4fe>>
 * @relayHash 821e5d922c839e059c4483eb5d4f0036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a42385f43a29c4799d21f23e9d22031921ec3422484f4a99d77d3447984d33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedClipsPageQuery } from './SharedClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0a42385f43a29c4799d21f23e9d22031921ec3422484f4a99d77d3447984d33",
    "metadata": {},
    "name": "SharedClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
