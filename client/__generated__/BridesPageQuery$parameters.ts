/**
 * @generated SignedSource<<549ee43a24b396a8bf0553cb0ec40119>>
 * @relayHash f7336836a985b7f053bfbebe12043dcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29511f6c560a47a8ad646b505d5ba2609d48d78a95b8da797fbd43481fdaf318

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridesPageQuery } from './BridesPageQuery.graphql';

const node: PreloadableConcreteRequest<BridesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29511f6c560a47a8ad646b505d5ba2609d48d78a95b8da797fbd43481fdaf318",
    "metadata": {},
    "name": "BridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
