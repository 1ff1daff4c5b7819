/**
 * @generated SignedSource<<5a62a0360bc7924ca5abd658e6cccc0b>>
 * @relayHash a1fbbdebfaf0ea9335fe786aa4f572c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a69e6ed19dfff7bc41c516a9f540de488ac9c4f3e2c996b87684e3bc5120161

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallVideosPageQuery } from './HallVideosPageQuery.graphql';

const node: PreloadableConcreteRequest<HallVideosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a69e6ed19dfff7bc41c516a9f540de488ac9c4f3e2c996b87684e3bc5120161",
    "metadata": {},
    "name": "HallVideosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
