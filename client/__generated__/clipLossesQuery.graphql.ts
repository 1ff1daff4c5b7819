/**
 * @generated SignedSource<<93ee2faf1aaa4f674216a0b7f50c421c>>
 * @relayHash c6de105bd26c53b498c46bdbe1cf7619
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8172627aaf49bf62460c262d189ac6cfd9fb82ae939fcf2e592f376db46631ea

import type { ConcreteRequest } from 'relay-runtime';
export type clipLossesQuery$variables = {
  id: string;
};
export type clipLossesQuery$data = {
  readonly node: {
    readonly viewerClip?: {
      readonly comments: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type clipLossesQuery = {
  response: clipLossesQuery$data;
  variables: clipLossesQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HallClip",
      "kind": "LinkedField",
      "name": "viewerClip",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "HallClipComment",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "clipLossesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "clipLossesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8172627aaf49bf62460c262d189ac6cfd9fb82ae939fcf2e592f376db46631ea",
    "metadata": {},
    "name": "clipLossesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c71d18bc0146efab3cd137f1b5bb02e";

export default node;
