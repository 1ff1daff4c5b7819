/**
 * @generated SignedSource<<cb2bf7a7048083f23f966ffebed705bf>>
 * @relayHash ea2d94df9794163ad77bb0822995db80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8131f3478b5fa129bc665f941c2106c9baa2cdc0a23bc78c946196f8cd872835

import type { ConcreteRequest } from 'relay-runtime';
export type ReservationStatus = "CANCELLED" | "RESERVED" | "%future added value";
export type ReservationBy = {
  cancelCode: ReservationCodeInput;
  id?: never;
} | {
  cancelCode?: never;
  id: string;
};
export type ReservationCodeInput = {
  cancelCode: string;
  rawId: string;
};
export type cancelMutation$variables = {
  by: ReservationBy;
};
export type cancelMutation$data = {
  readonly cancelReservation: {
    readonly reservation: {
      readonly cancelledAt: string | null | undefined;
      readonly id: string;
      readonly isCancellable: boolean | null | undefined;
      readonly status: ReservationStatus | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type cancelMutation = {
  response: cancelMutation$data;
  variables: cancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "by"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "reservation",
        "variableName": "by"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancellable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
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
    "name": "cancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CancelReservationPayload",
        "kind": "LinkedField",
        "name": "cancelReservation",
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
    "name": "cancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CancelReservationPayload",
        "kind": "LinkedField",
        "name": "cancelReservation",
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
    "id": "8131f3478b5fa129bc665f941c2106c9baa2cdc0a23bc78c946196f8cd872835",
    "metadata": {},
    "name": "cancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b70467fd7f161aabf2fa539ccf65324";

export default node;
