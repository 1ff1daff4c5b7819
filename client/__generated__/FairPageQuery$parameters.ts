/**
 * @generated SignedSource<<677d3d6bad4e6842c75252be61a8eb55>>
 * @relayHash 6c0c036c1831cce432916164c7a50060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10b90dfe0dafb84b0afaa4e3e0ee3ebcdff834292286a9d0e5dc1ee096d3c832

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10b90dfe0dafb84b0afaa4e3e0ee3ebcdff834292286a9d0e5dc1ee096d3c832",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
