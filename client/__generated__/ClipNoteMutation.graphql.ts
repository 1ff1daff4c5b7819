/**
 * @generated SignedSource<<1a335c22c7a6bcb3327ffb8e8672182b>>
 * @relayHash a04c190e7fd81e9d0c2fb32efb09098a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd6718e65b6b8a5692e5c81793f6b46352772fef255dcd94e3e25ebe7d5eda2c

import type { ConcreteRequest } from 'relay-runtime';
export type ClipNoteMutation$variables = {
  id: string;
  note?: string | null | undefined;
};
export type ClipNoteMutation$data = {
  readonly updateHallClipNote: {
    readonly hallClip: {
      readonly id: string;
      readonly note: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type ClipNoteMutation = {
  response: ClipNoteMutation$data;
  variables: ClipNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "note"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "hallClipId",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "note",
        "variableName": "note"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "HallClip",
  "kind": "LinkedField",
  "name": "hallClip",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ClipNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateHallClipNotePayload",
        "kind": "LinkedField",
        "name": "updateHallClipNote",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClipNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateHallClipNotePayload",
        "kind": "LinkedField",
        "name": "updateHallClipNote",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cd6718e65b6b8a5692e5c81793f6b46352772fef255dcd94e3e25ebe7d5eda2c",
    "metadata": {},
    "name": "ClipNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a55dd0dd09225db5166fa7de56eb26d4";

export default node;
