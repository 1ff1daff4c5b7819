/**
 * @generated SignedSource<<2979674e28c74044901f417f48414dcf>>
 * @relayHash a6200b89a6bee9cf05e09e2247bc07c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dd66d3827b30c144e2b4b1fc06ad898543e3d321e5da8508582852d9b8004b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dd66d3827b30c144e2b4b1fc06ad898543e3d321e5da8508582852d9b8004b5",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
