/**
 * @generated SignedSource<<802530f35be93113edae18839e8dcefc>>
 * @relayHash 985c492fd9966a088b3d34c9dca26637
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7664bb84ffd544b2a61cb15471bebee80d9b6a15aaf773741406005aca2e01a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7664bb84ffd544b2a61cb15471bebee80d9b6a15aaf773741406005aca2e01a",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
