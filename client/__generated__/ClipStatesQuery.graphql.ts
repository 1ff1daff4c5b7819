/**
 * @generated SignedSource<<16cc0d2bedf1de1996b7e52d15eceaa7>>
 * @relayHash 158a7a8bc5fcbe2fd78c05bc7de06ae1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55341c198ca7f08330bbf3e52011b65ae4a39939b71a6b934b97fc974d0ec0b9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipStatesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type ClipStatesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly ClipStates_clippable: {
      readonly " $fragmentSpreads": FragmentRefs<"ClipStates_clippable">;
    } | null | undefined;
  } | null | undefined>;
};
export type ClipStatesQuery = {
  response: ClipStatesQuery$data;
  variables: ClipStatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ClipStatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClipStates_clippable"
                }
              ],
              "type": "Clippable",
              "abstractKey": "__isClippable"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "ClipStates_clippable"
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
    "name": "ClipStatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerHasClipped",
                "storageKey": null
              }
            ],
            "type": "Clippable",
            "abstractKey": "__isClippable"
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
    "id": "55341c198ca7f08330bbf3e52011b65ae4a39939b71a6b934b97fc974d0ec0b9",
    "metadata": {},
    "name": "ClipStatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7b83a64d24ee485b1a991e05b946585e";

export default node;
