/**
 * @generated SignedSource<<a6d1f8472c8271375849f0ccf84e9772>>
 * @relayHash 9b3d35fd106faaab100216003da17e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da90135fc049327360cbbb5f2ceb442fee13d7bcd6c73b07598ae59317c8a244

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PhotoSearchPageQuery } from './PhotoSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<PhotoSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da90135fc049327360cbbb5f2ceb442fee13d7bcd6c73b07598ae59317c8a244",
    "metadata": {},
    "name": "PhotoSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
