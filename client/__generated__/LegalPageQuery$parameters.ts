/**
 * @generated SignedSource<<6893645cfac0a2ece6fb2f5eed29cbb0>>
 * @relayHash 010a3fe2071ccf73c1b324bc7c30866e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 380557728a258acea25b66221ee7b3c918b5ecd0abf40c3ff080d0479c73e715

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LegalPageQuery } from './LegalPageQuery.graphql';

const node: PreloadableConcreteRequest<LegalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "380557728a258acea25b66221ee7b3c918b5ecd0abf40c3ff080d0479c73e715",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
