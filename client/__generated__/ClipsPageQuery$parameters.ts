/**
 * @generated SignedSource<<a85a489818fe024a60bfa769285b4e1d>>
 * @relayHash e2934f161c268797b8e331b0de529e3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 324d79f676f9402849af5ad36b120d895a2e32b00361b1a250dab55c0cdf635c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "324d79f676f9402849af5ad36b120d895a2e32b00361b1a250dab55c0cdf635c",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
