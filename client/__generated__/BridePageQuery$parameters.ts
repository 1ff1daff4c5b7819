/**
 * @generated SignedSource<<9c7eff194b14d91c209d8a4dac1b3b2d>>
 * @relayHash 577cae1afbc96c5fe45d4810060d4c5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adc25bcfb2f1268e5902cc06a48a038a1feb13c578a337e6cc210e9cdd293f2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adc25bcfb2f1268e5902cc06a48a038a1feb13c578a337e6cc210e9cdd293f2f",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
