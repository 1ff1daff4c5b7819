/**
 * @generated SignedSource<<7d92801c838e09fb0d159683a1a66de3>>
 * @relayHash d2e8ec29c186d05f1852f13fa6285aa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0800b8b2a7d42c1f24478569e4e69bd039548ff8ef86ba2e32a706ea6569f8c1

import type { ConcreteRequest } from 'relay-runtime';
export type LogOutMutation$variables = Record<PropertyKey, never>;
export type LogOutMutation$data = {
  readonly logOut: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type LogOutMutation = {
  response: LogOutMutation$data;
  variables: LogOutMutation$variables;
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
    "name": "LogOutMutation",
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
    "name": "LogOutMutation",
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
    "id": "0800b8b2a7d42c1f24478569e4e69bd039548ff8ef86ba2e32a706ea6569f8c1",
    "metadata": {},
    "name": "LogOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9fdac879b6149ffb8ed304ba8ba6cfec";

export default node;
