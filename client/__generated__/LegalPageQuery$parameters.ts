/**
 * @generated SignedSource<<ed924ef6c3807b1e3d28e8a3e16b072b>>
 * @relayHash 614f9feb225258f485e523619d564fb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22158129aa83780c8682607f7ad5f324c19fee3e54ec3d51047bdfd0a3585032

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalPageQuery } from './LegalPageQuery.graphql';

const node: PreloadableConcreteRequest<LegalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22158129aa83780c8682607f7ad5f324c19fee3e54ec3d51047bdfd0a3585032",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
