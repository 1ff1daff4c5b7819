/**
 * @generated SignedSource<<1b46a7ed0bca73583cc103fb6dfe42fa>>
 * @relayHash 5ce9a27fbd5df70bbccb5f6a1cffdcd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 626007898d9f9ec4045fb973a3e3c57624184927faf560141f1864b5906b67fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "626007898d9f9ec4045fb973a3e3c57624184927faf560141f1864b5906b67fe",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
