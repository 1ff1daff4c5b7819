/**
 * @generated SignedSource<<fcb0e20a77eda20297ab6d9090efbba3>>
 * @relayHash ee4d9cf14ef193f01115e087d43ddc81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7b151625999ae8b9b4469e8ebb1b986f08bd14cc1decc1dc6862b9ad596de16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7b151625999ae8b9b4469e8ebb1b986f08bd14cc1decc1dc6862b9ad596de16",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
