/**
 * @generated SignedSource<<12a306c050585ef71ef912272d6be020>>
 * @relayHash 39566622f8ddc4655349afd7ad8d4984
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d56d3722cee26b750a0f4a6a0f25810b886adb421ee24140b756b33b0f712f92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d56d3722cee26b750a0f4a6a0f25810b886adb421ee24140b756b33b0f712f92",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
