/**
 * @generated SignedSource<<235879ed73bd39c83b4bb2530414513c>>
 * @relayHash 56bbe9f04f2aa241d3b84355f700867d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 452ffcfe9d976b63200783426794f0af3208d7284d9ccbff5b0becdcc937a56e

import type { ConcreteRequest } from 'relay-runtime';
export type restoreNoteQuery$variables = {
  id: string;
};
export type restoreNoteQuery$data = {
  readonly node: {
    readonly viewerClip?: {
      readonly id: string;
      readonly note: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type restoreNoteQuery = {
  response: restoreNoteQuery$data;
  variables: restoreNoteQuery$variables;
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
    "name": "restoreNoteQuery",
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
    "name": "restoreNoteQuery",
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
    "id": "452ffcfe9d976b63200783426794f0af3208d7284d9ccbff5b0becdcc937a56e",
    "metadata": {},
    "name": "restoreNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d17546ffed091fe94129a1d7763f95bf";

export default node;
