/**
 * @generated SignedSource<<945fbfe3cc5862743d91ff0f3f0e3661>>
 * @relayHash 102762ab68746db5dfd4aac50b309dc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7da65f15eb9b6c63de06ebf8076f24a293712ab238c2fd3045434eefec60def

import type { ConcreteRequest } from 'relay-runtime';
export type keepPhotoQuery$variables = {
  id: string;
};
export type keepPhotoQuery$data = {
  readonly node: {
    readonly viewerClip?: {
      readonly id: string;
      readonly note: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type keepPhotoQuery = {
  response: keepPhotoQuery$data;
  variables: keepPhotoQuery$variables;
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
    "name": "keepPhotoQuery",
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
    "name": "keepPhotoQuery",
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
    "id": "d7da65f15eb9b6c63de06ebf8076f24a293712ab238c2fd3045434eefec60def",
    "metadata": {},
    "name": "keepPhotoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c270817d0eb83807c8b44820779b10e2";

export default node;
