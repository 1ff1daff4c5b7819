/**
 * @generated SignedSource<<07ca11ee133fbd3f485ec29aadf10b63>>
 * @relayHash d0dbf2f73b2b7fdad0ce21b9a33b8857
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38375b1e4755bd4441cfd9090be0e34b16a4a0b0d46ecd6ef991c0d81029c8c9

import type { ConcreteRequest } from 'relay-runtime';
export type EnqueteFormHallQuery$variables = {
  rawId: string;
};
export type EnqueteFormHallQuery$data = {
  readonly hall: {
    readonly name: string | null | undefined;
  } | null | undefined;
};
export type EnqueteFormHallQuery = {
  response: EnqueteFormHallQuery$data;
  variables: EnqueteFormHallQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rawId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "rawId",
        "variableName": "rawId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EnqueteFormHallQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EnqueteFormHallQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "38375b1e4755bd4441cfd9090be0e34b16a4a0b0d46ecd6ef991c0d81029c8c9",
    "metadata": {},
    "name": "EnqueteFormHallQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1262a262a96028f543275e4615713d4d";

export default node;
