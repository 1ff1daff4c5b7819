/**
 * @generated SignedSource<<1bc1e68d29c51ab5f1b6ab6e337fc365>>
 * @relayHash 176a68cd32d97ab9f82922690cf58fcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b70c7d09fa4c7372dec0d4f941b34055a6d55dde83dba31374f14cf57454bfee

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreNoteQuery$variables = {
  id: string;
};
export type RestoreNoteQuery$data = {
  readonly node: {
    readonly viewerClip?: {
      readonly id: string;
      readonly note: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type RestoreNoteQuery = {
  response: RestoreNoteQuery$data;
  variables: RestoreNoteQuery$variables;
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
          "kind": "ScalarField",
          "name": "note",
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
    "name": "RestoreNoteQuery",
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
    "name": "RestoreNoteQuery",
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
    "id": "b70c7d09fa4c7372dec0d4f941b34055a6d55dde83dba31374f14cf57454bfee",
    "metadata": {},
    "name": "RestoreNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91b6db6f1d49af20090f0e69830ac4e4";

export default node;
