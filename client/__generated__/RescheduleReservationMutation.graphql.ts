/**
 * @generated SignedSource<<d77db0605f625c16e9a50685e426ab01>>
 * @relayHash e7bf5fe9da8277c7591384c95b113f2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afaa8b17575a8deedfd7d9ca8fb5a10856bc117148db3e952868f36b87ae0fd6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ReservationStatus = "CANCELLED" | "RESERVED" | "%future added value";
export type RescheduleReservationInput = {
  fairId: string;
  holdTime: string;
  idempotencyKey: string;
  reservation: ReservationBy;
};
export type ReservationBy = {
  cancelCode: ReservationCodeInput;
  id?: never;
  rawId?: never;
} | {
  cancelCode?: never;
  id: string;
  rawId?: never;
} | {
  cancelCode?: never;
  id?: never;
  rawId: string;
};
export type ReservationCodeInput = {
  cancelCode: string;
  rawId: string;
};
export type RescheduleReservationMutation$variables = {
  input: RescheduleReservationInput;
};
export type RescheduleReservationMutation$data = {
  readonly rescheduleReservation: {
    readonly account: Result<{
      readonly id: string;
    } | null | undefined, unknown>;
    readonly earlier: {
      readonly id: string;
      readonly isCancellable: boolean | null | undefined;
      readonly status: ReservationStatus | null | undefined;
    } | null | undefined;
    readonly reservation: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"slipData_reservation">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
      readonly reservation?: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"slipData_reservation">;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type RescheduleReservationMutation = {
  response: RescheduleReservationMutation$data;
  variables: RescheduleReservationMutation$variables;
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
  "name": "cancelCode",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortCode",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCancellable",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fairRawId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fairName",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hallName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldOn",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "CalendarDay",
  "kind": "LinkedField",
  "name": "day",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holidayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rokuyo",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdTime",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfParticipants",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "preferredWeddingDate",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contents",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOnline",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areaSlug",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessWithBreaks",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tel",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "HallLocation",
  "kind": "LinkedField",
  "name": "location",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 40
    }
  ],
  "concreteType": "FairConnection",
  "kind": "LinkedField",
  "name": "fairs",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Fair",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v23/*:: as any*/),
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holdTimes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReservable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "fairs(first:40)"
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Reservation",
  "kind": "LinkedField",
  "name": "reservation",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "slipData_reservation",
      "selections": [
        (v3/*:: as any*/),
        {
          "kind": "CatchField",
          "field": (v4/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v5/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v6/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v7/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v8/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v9/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v10/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v11/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v12/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v13/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v14/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v15/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": (v16/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Fair",
            "kind": "LinkedField",
            "name": "fair",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "hall",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "hallPath_hall",
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v21/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v22/*:: as any*/),
                    "to": "NULL"
                  }
                ],
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              },
              (v3/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": "slots",
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "hall",
            "plural": false,
            "selections": [
              (v28/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "Reservation",
  "kind": "LinkedField",
  "name": "earlier",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
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
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v33 = {
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
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Fair",
      "kind": "LinkedField",
      "name": "fair",
      "plural": false,
      "selections": [
        (v17/*:: as any*/),
        (v18/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Hall",
      "kind": "LinkedField",
      "name": "hall",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v21/*:: as any*/),
        (v22/*:: as any*/),
        (v23/*:: as any*/),
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": "slots",
      "args": null,
      "concreteType": "Hall",
      "kind": "LinkedField",
      "name": "hall",
      "plural": false,
      "selections": [
        (v28/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RescheduleReservationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RescheduleReservationPayload",
        "kind": "LinkedField",
        "name": "rescheduleReservation",
        "plural": false,
        "selections": [
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v31/*:: as any*/),
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
              (v16/*:: as any*/),
              (v32/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v29/*:: as any*/)
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
    "name": "RescheduleReservationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RescheduleReservationPayload",
        "kind": "LinkedField",
        "name": "rescheduleReservation",
        "plural": false,
        "selections": [
          (v33/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
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
              (v16/*:: as any*/),
              (v32/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v33/*:: as any*/)
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
    "id": "afaa8b17575a8deedfd7d9ca8fb5a10856bc117148db3e952868f36b87ae0fd6",
    "metadata": {},
    "name": "RescheduleReservationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5ab9795876a3c623ae58a2700c43b3e";

export default node;
