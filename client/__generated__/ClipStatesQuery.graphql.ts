/**
 * @generated SignedSource<<d13310c1e7700cfd44427acbf47cbc66>>
 * @relayHash 6110eb4df69820309fa48cf772c4222e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae6fd63e4fcc4747d4f05f9a936da8fe88e3baa496dbab11553a43ed1766ec1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipStatesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type ClipStatesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly Clip_clippable: {
      readonly " $fragmentSpreads": FragmentRefs<"Clip_clippable">;
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
                  "name": "Clip_clippable"
                }
              ],
              "type": "Clippable",
              "abstractKey": "__isClippable"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "Clip_clippable"
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
    "id": "5ae6fd63e4fcc4747d4f05f9a936da8fe88e3baa496dbab11553a43ed1766ec1",
    "metadata": {},
    "name": "ClipStatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "371d12a626cd99a4d4bc15f35c88e886";

export default node;
