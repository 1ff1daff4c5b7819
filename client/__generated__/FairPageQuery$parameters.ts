/**
 * @generated SignedSource<<3008352dabc4acb652b326aa89303574>>
 * @relayHash 83338fe659165be01ae0b4f77f435dba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27bd8cb219863e096477251cedee8e5a704a9d08594a4668c8b41688cf36d737

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27bd8cb219863e096477251cedee8e5a704a9d08594a4668c8b41688cf36d737",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
