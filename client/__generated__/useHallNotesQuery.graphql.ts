/**
 * @generated SignedSource<<759d1e02c00cec28d26db9548aba8b69>>
 * @relayHash ff05af01a1ee5ba53dad0aa6acb7509b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1d0fef7ad3dfce1abe7c207ec1f5afc43eaf4158a68ed16e1c03c199689057e

import type { ConcreteRequest } from 'relay-runtime';
export type useHallNotesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useHallNotesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly viewerClip?: {
      readonly note: string | null | undefined;
    } | null | undefined;
  } | null | undefined>;
};
export type useHallNotesQuery = {
  response: useHallNotesQuery$data;
  variables: useHallNotesQuery$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useHallNotesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Hall",
            "abstractKey": null
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
    "name": "useHallNotesQuery",
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
          (v2/*:: as any*/),
          {
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
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Hall",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a1d0fef7ad3dfce1abe7c207ec1f5afc43eaf4158a68ed16e1c03c199689057e",
    "metadata": {},
    "name": "useHallNotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de9bf5b13781b5f48a343e71299698dd";

export default node;
