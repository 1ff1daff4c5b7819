/**
 * @generated SignedSource<<c2e2868fde447f1a059fb92aaba4527b>>
 * @relayHash 665e5c2e3f1e19e4a355200f3d2cb13a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84eef66038cc348f07a9fa2b610a3339145bfb82d69f4fd477323d4be23e5836

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84eef66038cc348f07a9fa2b610a3339145bfb82d69f4fd477323d4be23e5836",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
