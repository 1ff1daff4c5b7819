/**
 * @generated SignedSource<<60dc52d9c22de118c2b495e96c11ae9b>>
 * @relayHash a2f1c9899ed11f8b8520458cdf30a6e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 137558ef2edcfae9175ca550cdd2d6a6ff4a725515174add7b302c58ce4f05fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "137558ef2edcfae9175ca550cdd2d6a6ff4a725515174add7b302c58ce4f05fc",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
