/**
 * @generated SignedSource<<4c74ff39114cc8d4967b32bb46ae1353>>
 * @relayHash f5b7fe0d1061868812099eb492a90fe9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 244a6dbc7b9ecb7bc5ce478bf86ca5177c52509286c1803176542f475166afea

import type { ConcreteRequest } from 'relay-runtime';
export type answerEnqueteHallsQuery$variables = {
  name: string;
};
export type answerEnqueteHallsQuery$data = {
  readonly halls: {
    readonly nodes: ReadonlyArray<{
      readonly name: string;
      readonly rawId: string;
    }>;
  };
};
export type answerEnqueteHallsQuery = {
  response: answerEnqueteHallsQuery$data;
  variables: answerEnqueteHallsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v3 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "answerEnqueteHallsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HallSearchConnection",
        "kind": "LinkedField",
        "name": "halls",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "answerEnqueteHallsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HallSearchConnection",
        "kind": "LinkedField",
        "name": "halls",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "244a6dbc7b9ecb7bc5ce478bf86ca5177c52509286c1803176542f475166afea",
    "metadata": {},
    "name": "answerEnqueteHallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ffe525c651f47e5ec2dced8f1e3e7a5e";

export default node;
