/**
 * @generated SignedSource<<a465acd152083229670d9d80363be49a>>
 * @relayHash 5c4064e7f4d43566b29332f03be8e30e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7201c8d55351288d9c112f5564093dd1e7b761225ad4b1f5fc788d7f56d6b605

import type { ConcreteRequest } from 'relay-runtime';
export type ClipCountQuery$variables = Record<PropertyKey, never>;
export type ClipCountQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly hallClipCount: number | null | undefined;
    } | null | undefined;
  };
};
export type ClipCountQuery = {
  response: ClipCountQuery$data;
  variables: ClipCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hallClipCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClipCountQuery",
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
              (v0/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ClipCountQuery",
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
              (v0/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7201c8d55351288d9c112f5564093dd1e7b761225ad4b1f5fc788d7f56d6b605",
    "metadata": {},
    "name": "ClipCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1b24319935cda57f1e7cd4ed8818452b";

export default node;
