/**
 * @generated SignedSource<<d0de6707b8f8295ec95381ff27a55089>>
 * @relayHash 2370ed7a3992db373be71891f58c24e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d86b5f14dabfa3de18e5f17bfdecbcb4c299b6f7a921f7bb7a79ddc69f87bd70

import type { ConcreteRequest } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
export type ReserveFairInput = {
  email: string;
  fairId: string;
  firstName: string;
  firstNameKana: string;
  gender?: Gender | null | undefined;
  holdTime: string;
  idempotencyKey: string;
  lastName: string;
  lastNameKana: string;
  message?: string | null | undefined;
  numberOfParticipants?: number | null | undefined;
  preferredWeddingDate?: string | null | undefined;
  tel: string;
  tracking?: TrackingInput | null | undefined;
};
export type TrackingInput = {
  id4?: string | null | undefined;
  utmCampaign?: string | null | undefined;
  utmMedium?: string | null | undefined;
  utmSource?: string | null | undefined;
};
export type reserveMutation$variables = {
  input: ReserveFairInput;
};
export type reserveMutation$data = {
  readonly reserveFair: {
    readonly reservation: {
      readonly cancelCode: string | null | undefined;
      readonly holdTime: string | null | undefined;
      readonly id: string;
      readonly rawId: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type reserveMutation = {
  response: reserveMutation$data;
  variables: reserveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Reservation",
  "kind": "LinkedField",
  "name": "reservation",
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
      "name": "rawId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdTime",
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
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "reserveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReserveFairPayload",
        "kind": "LinkedField",
        "name": "reserveFair",
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
              (v4/*:: as any*/)
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
    "name": "reserveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReserveFairPayload",
        "kind": "LinkedField",
        "name": "reserveFair",
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d86b5f14dabfa3de18e5f17bfdecbcb4c299b6f7a921f7bb7a79ddc69f87bd70",
    "metadata": {},
    "name": "reserveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac40f1956d9d5f375006001d9f5c1971";

export default node;
