/**
 * @generated SignedSource<<3dce65adfcba99b264058b993b576036>>
 * @relayHash 5a9718cabd3dbe063cc58db10fbbd6e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a90ab18c922a1b9536b4f37a6dd40cc5c602861291e01801afb0d4535d45e7d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PhotoSearchPageQuery } from './PhotoSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<PhotoSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a90ab18c922a1b9536b4f37a6dd40cc5c602861291e01801afb0d4535d45e7d0",
    "metadata": {},
    "name": "PhotoSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
