/**
 * @generated SignedSource<<f8b2bda6bd2d5495ac3abcc133e3fc10>>
 * @relayHash 628aa57c382742a74fdffc9e144f7fce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf81e56c006e353f3b18aa00f36fc5ddb43a49ddc68453f5ae2304bf0cb360f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedClipsPageQuery } from './SharedClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf81e56c006e353f3b18aa00f36fc5ddb43a49ddc68453f5ae2304bf0cb360f6",
    "metadata": {},
    "name": "SharedClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
