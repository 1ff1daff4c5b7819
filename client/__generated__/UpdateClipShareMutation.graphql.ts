/**
 * @generated SignedSource<<0f0149179e5329acb865f7f8f0802564>>
 * @relayHash 0d807afd7c3073b93605cfdb2df813a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2637dea0f33215384e05fcf7735e6c8288a009d4dcd95fe377e55e4d450eb9fd

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type UpdateClipShareMutation$variables = {
  ids: ReadonlyArray<string>;
  share: string;
};
export type UpdateClipShareMutation$data = {
  readonly updateHallClipShare: {
    readonly hallClipShare: {
      readonly hash: string;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type UpdateClipShareMutation = {
  response: UpdateClipShareMutation$data;
  variables: UpdateClipShareMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "share"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "hallClipIds",
        "variableName": "ids"
      },
      {
        "kind": "Variable",
        "name": "hallClipShareId",
        "variableName": "share"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "HallClipShare",
  "kind": "LinkedField",
  "name": "hallClipShare",
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
      "name": "hash",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateClipShareMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateHallClipSharePayload",
        "kind": "LinkedField",
        "name": "updateHallClipShare",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UpdateClipShareMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateHallClipSharePayload",
        "kind": "LinkedField",
        "name": "updateHallClipShare",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2637dea0f33215384e05fcf7735e6c8288a009d4dcd95fe377e55e4d450eb9fd",
    "metadata": {},
    "name": "UpdateClipShareMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c020a59cbe28c3893b18f359f6b010a1";

export default node;
