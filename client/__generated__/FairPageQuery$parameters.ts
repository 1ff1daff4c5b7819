/**
 * @generated SignedSource<<9f6240103763034f4b7b4ef674439780>>
 * @relayHash 3a8ea75cf4eba96fe2eaf414eb9a0edf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7ffdf7aca1481e69f5f66db202ffabb27703302224cb126e5fc6a760b564b28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7ffdf7aca1481e69f5f66db202ffabb27703302224cb126e5fc6a760b564b28",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
