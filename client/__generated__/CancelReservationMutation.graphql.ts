/**
 * @generated SignedSource<<df3c2562adddf7800c7823c952d70c82>>
 * @relayHash 29993c98555ad2a51bdfa2ce8ec64829
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0b3f37ac231bf41e67f7b4ce68b0fa011b12b6ed829be361502f45bea55d507

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
export type CancelReservationMutation$variables = {
  by: ReservationBy;
};
export type CancelReservationMutation$data = {
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
export type CancelReservationMutation = {
  response: CancelReservationMutation$data;
  variables: CancelReservationMutation$variables;
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
    "name": "CancelReservationMutation",
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
    "name": "CancelReservationMutation",
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
    "id": "a0b3f37ac231bf41e67f7b4ce68b0fa011b12b6ed829be361502f45bea55d507",
    "metadata": {},
    "name": "CancelReservationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d0e95fb88c9df70548197998de9d002a";

export default node;
