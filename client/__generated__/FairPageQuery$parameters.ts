/**
 * @generated SignedSource<<e425229f32850d7a8d0aae06f094994c>>
 * @relayHash ed131d19f5323d6470804feeef308bd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15add76922330555e08fb60ddedc203a10a23d495405462bf338de13b9f16e20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15add76922330555e08fb60ddedc203a10a23d495405462bf338de13b9f16e20",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
