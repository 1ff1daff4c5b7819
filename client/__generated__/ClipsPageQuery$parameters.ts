/**
 * @generated SignedSource<<0244e9807f1cb254dc255cf740e157c5>>
 * @relayHash 23af3f31fcd5840a7f06c6cb2b220c72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20b11572ba84e84bbbde15bbb08f990867f05d1ae30d52705ec67563c25b7290

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20b11572ba84e84bbbde15bbb08f990867f05d1ae30d52705ec67563c25b7290",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
