/**
 * @generated SignedSource<<decf1d6f3eead2d1906dba6267a5aea0>>
 * @relayHash 9068a64104726c722051fce5d0f4417c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a558b5a9c061b09f6d9c390c81903ed812dff5ae172c5312bf29024e43bac9c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GuidesPageQuery } from './GuidesPageQuery.graphql';

const node: PreloadableConcreteRequest<GuidesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a558b5a9c061b09f6d9c390c81903ed812dff5ae172c5312bf29024e43bac9c4",
    "metadata": {},
    "name": "GuidesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
