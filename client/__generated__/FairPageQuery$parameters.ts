/**
 * @generated SignedSource<<379c1b56a13437e346ea2f5dc69a6b54>>
 * @relayHash 08f49f72258e3db50c52d5c8b920ede8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08b9e9d4e288a20e7d0e10387c197617dd02aaaa12ec8b50869abff3cf8b2828

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08b9e9d4e288a20e7d0e10387c197617dd02aaaa12ec8b50869abff3cf8b2828",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
