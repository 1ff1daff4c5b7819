/**
 * @generated SignedSource<<8ea1e1abc676de57929313097baaa708>>
 * @relayHash 8ec8c45b87dd21e6bfb09aa6777cf292
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26131b676ca3747c87840c3486bd41bec9c43219b1b953c880950a78bf735149

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
export type ReservationStatus = "CANCELLED" | "RESERVED" | "%future added value";
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
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
export type ReserveFairMutation$variables = {
  input: ReserveFairInput;
};
export type ReserveFairMutation$data = {
  readonly reserveFair: {
    readonly account: Result<{
      readonly id: string;
    } | null | undefined, unknown>;
    readonly reservation: {
      readonly cancelCode: string | null | undefined;
      readonly heldOn: string | null | undefined;
      readonly holdTime: string | null | undefined;
      readonly id: string;
      readonly rawId: string;
      readonly shortCode: string | null | undefined;
      readonly status: ReservationStatus | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
      readonly reservation?: {
        readonly cancelCode: string | null | undefined;
        readonly heldOn: string | null | undefined;
        readonly holdTime: string | null | undefined;
        readonly rawId: string;
        readonly shortCode: string | null | undefined;
        readonly status: ReservationStatus | null | undefined;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type ReserveFairMutation = {
  response: ReserveFairMutation$data;
  variables: ReserveFairMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelCode",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortCode",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldOn",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdTime",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Reservation",
  "kind": "LinkedField",
  "name": "reservation",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Account",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v13 = {
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
    "name": "ReserveFairMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReserveFairPayload",
        "kind": "LinkedField",
        "name": "reserveFair",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v10/*:: as any*/),
            "to": "RESULT"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Reservation",
                    "kind": "LinkedField",
                    "name": "reservation",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ReservationExistsError",
                "abstractKey": null
              }
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
    "name": "ReserveFairMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReserveFairPayload",
        "kind": "LinkedField",
        "name": "reserveFair",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Reservation",
                    "kind": "LinkedField",
                    "name": "reservation",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ReservationExistsError",
                "abstractKey": null
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
    "id": "26131b676ca3747c87840c3486bd41bec9c43219b1b953c880950a78bf735149",
    "metadata": {},
    "name": "ReserveFairMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "01f0a413b859e561e2a1550f1096a48e";

export default node;
