/**
 * @generated SignedSource<<98821177afd06e33de8b0ba2b70f640a>>
 * @relayHash f0bce5633a79968e34ce0a2dda45785b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36f3067d0dfde4588773d43ae94d618a2e06bef92dec78690c2ded833888266e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36f3067d0dfde4588773d43ae94d618a2e06bef92dec78690c2ded833888266e",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
