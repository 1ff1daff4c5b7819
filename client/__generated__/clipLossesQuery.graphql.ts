/**
 * @generated SignedSource<<c5cc53669c4623335cd8d30d27255bb2>>
 * @relayHash 030e3a3d4f677b970cfde7210339a982
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be1ce4a495f16f42b04e066c6d9093bff5d1b32f3a49e4a5a81449a9e3fee21a

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
  readonly viewer: {
    readonly isLoggedIn: boolean | null | undefined;
  };
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
v1 = {
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
      "kind": "ScalarField",
      "name": "isLoggedIn",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "HallClipComment",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            (v3/*:: as any*/)
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "be1ce4a495f16f42b04e066c6d9093bff5d1b32f3a49e4a5a81449a9e3fee21a",
    "metadata": {},
    "name": "clipLossesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbd7ed7833db000c8be672a68b57c3c1";

export default node;
