/**
 * @generated SignedSource<<7d2f0dc7c7d051d6d8910589b51522fa>>
 * @relayHash 94c3c16f3bdef8343cf797f1b1c1502c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f61ca83bc1c5dc073cd292ecea7541b09b0931ab0d5e85479631c7da2e54cf99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f61ca83bc1c5dc073cd292ecea7541b09b0931ab0d5e85479631c7da2e54cf99",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
