/**
 * @generated SignedSource<<b1633ad5a3a4a33ed29dc25673691684>>
 * @relayHash 1b090932285fe2e666bf2755039a0044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78f37a77c6b06ece6a20252f08fe4ff6ecb21ada87f03cb5f3cad6d38ddff5c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78f37a77c6b06ece6a20252f08fe4ff6ecb21ada87f03cb5f3cad6d38ddff5c7",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
