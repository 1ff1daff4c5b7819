/**
 * @generated SignedSource<<290dc1a61ebd00d1f812b644b565aa99>>
 * @relayHash 4f49fd789aca97249f35d586340668bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7e569f1ee1ee8cf0e9dbb5baf5314cdba37359f3b70fb7e169129960edc50ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GuidesPageQuery } from './GuidesPageQuery.graphql';

const node: PreloadableConcreteRequest<GuidesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7e569f1ee1ee8cf0e9dbb5baf5314cdba37359f3b70fb7e169129960edc50ec",
    "metadata": {},
    "name": "GuidesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
