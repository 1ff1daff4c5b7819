/**
 * @generated SignedSource<<c02941290e70743f06a9736b37aae76f>>
 * @relayHash 2f73490700666596364a3278a75b60f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e99b2bdbd8585daa2ca9744ca427fa9e4eb728937a97881f27c828b92f249182

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type clipsOfOtherTabsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type clipsOfOtherTabsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly Clip_clippable: {
      readonly " $fragmentSpreads": FragmentRefs<"Clip_clippable">;
    } | null | undefined;
  } | null | undefined>;
  readonly viewer: {
    readonly account: {
      readonly rawId: string;
      readonly " $fragmentSpreads": FragmentRefs<"ClipCount_account">;
    } | null | undefined;
  };
};
export type clipsOfOtherTabsQuery = {
  response: clipsOfOtherTabsQuery$data;
  variables: clipsOfOtherTabsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "clipsOfOtherTabsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ClipCount_account"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "isCounted",
                      "value": true
                    }
                  ],
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
    "name": "clipsOfOtherTabsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hallClipCount",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerHasClipped",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "clipCount",
                "storageKey": null
              }
            ],
            "type": "Clippable",
            "abstractKey": "__isClippable"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e99b2bdbd8585daa2ca9744ca427fa9e4eb728937a97881f27c828b92f249182",
    "metadata": {},
    "name": "clipsOfOtherTabsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0589780479d6ab3d3d18ccdb474bfe7d";

export default node;
