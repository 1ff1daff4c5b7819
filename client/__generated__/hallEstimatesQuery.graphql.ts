/**
 * @generated SignedSource<<9f44dd2f106785cdc1b34fe0b642157b>>
 * @relayHash 8c21fef581ab80922536b29a22628aef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11b6f4ceaefae9d4acb620db6e9031946fcaa7e45a804b700606d9ce219ce7db

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type hallEstimatesQuery$variables = {
  guestCount: number;
  ids: ReadonlyArray<string>;
};
export type hallEstimatesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly costEstimate?: Result<{
      readonly amount: number;
      readonly billCount: number;
      readonly maxGuestCount: number;
      readonly minGuestCount: number;
    } | null | undefined, unknown>;
    readonly id: string;
  } | null | undefined>;
};
export type hallEstimatesQuery = {
  response: hallEstimatesQuery$data;
  variables: hallEstimatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "guestCount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v2 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "guestCount",
      "variableName": "guestCount"
    }
  ],
  "concreteType": "HallCostEstimate",
  "kind": "LinkedField",
  "name": "costEstimate",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minGuestCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxGuestCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "hallEstimatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "type": "Hall",
            "abstractKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "hallEstimatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "Hall",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "11b6f4ceaefae9d4acb620db6e9031946fcaa7e45a804b700606d9ce219ce7db",
    "metadata": {},
    "name": "hallEstimatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "699c9c6ef95450b4495db5c07b3123e6";

export default node;
