/**
 * @generated SignedSource<<a7843d9f1190cf0a4d682930d98a2105>>
 * @relayHash 4c69c13abea79775730efc008a697d0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 048e52e36270d1192d227b45b55f37a0629f76d6880d3dd977f1a255d3a506af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "048e52e36270d1192d227b45b55f37a0629f76d6880d3dd977f1a255d3a506af",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
