/**
 * @generated SignedSource<<d8c3325b1e09b534e3b4c47d139239d8>>
 * @relayHash e6b0ff024e533d426e780751280370a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 617b22c79823d32c186836d5ef85a2b10746c2f305f5f089763087aab3b9bebc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "617b22c79823d32c186836d5ef85a2b10746c2f305f5f089763087aab3b9bebc",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
