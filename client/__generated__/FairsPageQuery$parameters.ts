/**
 * @generated SignedSource<<84531279296b94d52ad3e3c357408ac4>>
 * @relayHash 51697b279e313e9a69194493b496e5e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d8af54abc7b93a39fac53257e30e4f7bf0149f3572d0fbb7a7327b5f17ea985

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d8af54abc7b93a39fac53257e30e4f7bf0149f3572d0fbb7a7327b5f17ea985",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
