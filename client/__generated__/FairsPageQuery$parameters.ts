/**
 * @generated SignedSource<<4f0f583a66cc1f3d35cf22d22eb8b585>>
 * @relayHash 32ed26b0ea0cac4955e7bd5993c1ad1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b9ec5615a63572b12c7a99d6d04c2764899c5b5071168e4eca9b6f04dc3973f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b9ec5615a63572b12c7a99d6d04c2764899c5b5071168e4eca9b6f04dc3973f",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
