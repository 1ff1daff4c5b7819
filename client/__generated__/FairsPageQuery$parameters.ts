/**
 * @generated SignedSource<<88255e92a38351459ffe4e6a6f0584ff>>
 * @relayHash 9393e6a157312cdf33cac480e9271d29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f9da9dd0412dd58f26343a9e6c2383d509a21d9ba5a2a107904f9c142064536

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f9da9dd0412dd58f26343a9e6c2383d509a21d9ba5a2a107904f9c142064536",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
