/**
 * @generated SignedSource<<bf595e4043bb3d73c3985f07914ddaf3>>
 * @relayHash 5349525151ded8b27c37668c17e9dc9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6057391fb5f4b193d18d1655a6674e875671943874051584e254b5d6ad6c15d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6057391fb5f4b193d18d1655a6674e875671943874051584e254b5d6ad6c15d4",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
