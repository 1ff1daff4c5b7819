/**
 * @generated SignedSource<<246381eb862b9e4eeb7ebc4eb01dd8f0>>
 * @relayHash cf0a272d23799aecec0fb18814b31140
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1231744d29e326312c53342e77754e5a7b168404298a79c8e9b1755be216bd8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type clipStatesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type clipStatesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly clipStates_clippable: {
      readonly " $fragmentSpreads": FragmentRefs<"clipStates_clippable">;
    } | null | undefined;
  } | null | undefined>;
};
export type clipStatesQuery = {
  response: clipStatesQuery$data;
  variables: clipStatesQuery$variables;
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
    "name": "clipStatesQuery",
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
                  "name": "clipStates_clippable"
                }
              ],
              "type": "Clippable",
              "abstractKey": "__isClippable"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "clipStates_clippable"
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
    "name": "clipStatesQuery",
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
    "id": "d1231744d29e326312c53342e77754e5a7b168404298a79c8e9b1755be216bd8",
    "metadata": {},
    "name": "clipStatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "510af264b477d88aece9ada34b95ce78";

export default node;
