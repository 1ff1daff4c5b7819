/**
 * @generated SignedSource<<85501a0dfd143e495df16d53903a7500>>
 * @relayHash 489186cb586b73fb954320fa9dd7e8d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab0ce64fd8970abf8774fddac2f572cbbe67f353d6a8165de8fb022b1657adfb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedClipsPageQuery } from './SharedClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab0ce64fd8970abf8774fddac2f572cbbe67f353d6a8165de8fb022b1657adfb",
    "metadata": {},
    "name": "SharedClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
