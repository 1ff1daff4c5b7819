/**
 * @generated SignedSource<<607940c03cd7698dc96d29689333cd7a>>
 * @relayHash fc0028500a3ba6ff224270f2a456ae9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 839efc8b567545cc1793bc9af96076816da2b4d07f886cf7f287cd3356ca439e

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type CreateClipShareMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type CreateClipShareMutation$data = {
  readonly createHallClipShare: {
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
export type CreateClipShareMutation = {
  response: CreateClipShareMutation$data;
  variables: CreateClipShareMutation$variables;
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
    "fields": [
      {
        "kind": "Variable",
        "name": "hallClipIds",
        "variableName": "ids"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateClipShareMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateHallClipSharePayload",
        "kind": "LinkedField",
        "name": "createHallClipShare",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "name": "CreateClipShareMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateHallClipSharePayload",
        "kind": "LinkedField",
        "name": "createHallClipShare",
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "839efc8b567545cc1793bc9af96076816da2b4d07f886cf7f287cd3356ca439e",
    "metadata": {},
    "name": "CreateClipShareMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f36194e662ba1ec78ea226c8d3787de7";

export default node;
