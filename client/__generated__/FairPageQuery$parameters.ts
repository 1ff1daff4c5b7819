/**
 * @generated SignedSource<<982d42928d8f123aa5d31323e1af0e04>>
 * @relayHash 227a5e06e01e4b71f25e2daa78c19189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c853ec494b3fd32b4a8323859e6d4886e5ad76686f2d8010399860f1d72a972

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c853ec494b3fd32b4a8323859e6d4886e5ad76686f2d8010399860f1d72a972",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
