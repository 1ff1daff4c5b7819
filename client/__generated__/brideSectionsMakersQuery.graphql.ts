/**
 * @generated SignedSource<<146467f7bb988959411f77f08ae25201>>
 * @relayHash 9ec78738b08a7cdf3cecf876e2ac101a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfad973245807ddf902792f87f5cd7f02e3df28d364452be4ef4c58966c0f6df

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type brideSectionsMakersQuery$variables = {
  id: string;
};
export type brideSectionsMakersQuery$data = {
  readonly bride: {
    readonly " $fragmentSpreads": FragmentRefs<"BrideVendors_bride">;
  } | null | undefined;
};
export type brideSectionsMakersQuery = {
  response: brideSectionsMakersQuery$data;
  variables: brideSectionsMakersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "brideSectionsMakersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Bride",
        "kind": "LinkedField",
        "name": "bride",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BrideVendors_bride"
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
    "name": "brideSectionsMakersQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Bride",
        "kind": "LinkedField",
        "name": "bride",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BrideProduce",
            "kind": "LinkedField",
            "name": "produce",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "planner",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dressShop",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "photographer",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "florist",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "bfad973245807ddf902792f87f5cd7f02e3df28d364452be4ef4c58966c0f6df",
    "metadata": {},
    "name": "brideSectionsMakersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7dcd023c914a0cf09de151de84c2f36c";

export default node;
