/**
 * @generated SignedSource<<4e275646d2bb8a6051c8a6373ab0c052>>
 * @relayHash 01914c47fb1a086a9b6b21eb71dd1388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eeca4a49db3625fa63a1bfd0c82d2c32f6039f736827ad36a33549fa63faa99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9eeca4a49db3625fa63a1bfd0c82d2c32f6039f736827ad36a33549fa63faa99",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
