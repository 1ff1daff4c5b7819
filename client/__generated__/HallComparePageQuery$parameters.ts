/**
 * @generated SignedSource<<31c3dcbc549fd028e4db2f7fe370c5d3>>
 * @relayHash b6f44dfe4fce620b671a554c4b72c95c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68e8c43f805c85e27876340d4247b4e0dec8228bc48cee32b3a6637257d29754

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallComparePageQuery } from './HallComparePageQuery.graphql';

const node: PreloadableConcreteRequest<HallComparePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68e8c43f805c85e27876340d4247b4e0dec8228bc48cee32b3a6637257d29754",
    "metadata": {},
    "name": "HallComparePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
