/**
 * @generated SignedSource<<42b7bd0cc2562eeb49b5249bfdbcaeaf>>
 * @relayHash dbfd6b13dc2afb509c9e45878f700926
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a802350ed1eea62873565170d03a22ac3463879ebfa6b51a52060b6d9eb5d76

import type { ConcreteRequest } from 'relay-runtime';
export type ReservationStatus = "CANCELLED" | "RESERVED" | "%future added value";
export type ReservedNoticeQuery$variables = Record<PropertyKey, never>;
export type ReservedNoticeQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly reservations: ReadonlyArray<{
        readonly fairRawId: string | null | undefined;
        readonly holdTime: string | null | undefined;
        readonly rawId: string;
        readonly status: ReservationStatus | null | undefined;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type ReservedNoticeQuery = {
  response: ReservedNoticeQuery$data;
  variables: ReservedNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fairRawId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdTime",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReservedNoticeQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Reservation",
                "kind": "LinkedField",
                "name": "reservations",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
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
    "name": "ReservedNoticeQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Reservation",
                "kind": "LinkedField",
                "name": "reservations",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
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
    "id": "1a802350ed1eea62873565170d03a22ac3463879ebfa6b51a52060b6d9eb5d76",
    "metadata": {},
    "name": "ReservedNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b8673f68b0e2a071ab80b52b314ac19a";

export default node;
