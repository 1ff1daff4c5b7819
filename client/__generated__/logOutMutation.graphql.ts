/**
 * @generated SignedSource<<aa1eb51260a9db7c41f3390f5f8e5d34>>
 * @relayHash 368c76b775c013ae6ce4220b3a69468e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f39317b370eb5be3e8637a24261c8c465b76300754921ce8f8f94f291cb65fc3

import type { ConcreteRequest } from 'relay-runtime';
export type logOutMutation$variables = Record<PropertyKey, never>;
export type logOutMutation$data = {
  readonly logOut: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type logOutMutation = {
  response: logOutMutation$data;
  variables: logOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "logOutMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogOutPayload",
        "kind": "LinkedField",
        "name": "logOut",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "logOutMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LogOutPayload",
        "kind": "LinkedField",
        "name": "logOut",
        "plural": false,
        "selections": [
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f39317b370eb5be3e8637a24261c8c465b76300754921ce8f8f94f291cb65fc3",
    "metadata": {},
    "name": "logOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "517c521fdf75a510f65ef53d42ad7af4";

export default node;
