/**
 * @generated SignedSource<<32607def5b556c01022e1e4199d03fc2>>
 * @relayHash bb076f8fd8ecd809262dfa51b3ae501a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 947cdb74969d50667787208e8091ef837f3c94e1944d5a095c84ad4e80ce04ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "947cdb74969d50667787208e8091ef837f3c94e1944d5a095c84ad4e80ce04ac",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
