/**
 * @generated SignedSource<<1d78e5fcdb92ef733c9038a508aba0cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReservationStatus = "CANCELLED" | "RESERVED" | "%future added value";
export type Rokuyo = "BUTSUMETSU" | "SENBU" | "SENSHO" | "SHAKKU" | "TAIAN" | "TOMOBIKI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReservationRow_reservation$data = {
  readonly day: {
    readonly holidayName: string | null | undefined;
    readonly rokuyo: Rokuyo | null | undefined;
  };
  readonly fairName: string | null | undefined;
  readonly fairRawId: string;
  readonly hall: {
    readonly rawId: string;
  };
  readonly hallName: string | null | undefined;
  readonly heldOn: string;
  readonly holdTime: string;
  readonly id: string;
  readonly isCancellable: boolean;
  readonly message: string | null | undefined;
  readonly numberOfParticipants: number;
  readonly preferredWeddingDate: string | null | undefined;
  readonly rawId: string;
  readonly status: ReservationStatus;
  readonly " $fragmentType": "ReservationRow_reservation";
};
export type ReservationRow_reservation$key = {
  readonly " $data"?: ReservationRow_reservation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationRow_reservation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReservationRow_reservation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "fairRawId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fairName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hallName",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldOn",
      "storageKey": null
    },
    {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfParticipants",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preferredWeddingDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancellable",
      "storageKey": null
    }
  ],
  "type": "Reservation",
  "abstractKey": null
};
})();

(node as any).hash = "2cc18e210a2d9b3d234659b931a596ba";

export default node;
