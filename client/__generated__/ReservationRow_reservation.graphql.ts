/**
 * @generated SignedSource<<3e078950f8bc907511d5f712a047191a>>
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
  } | null | undefined;
  readonly fairName: string | null | undefined;
  readonly fairRawId: string | null | undefined;
  readonly hall: {
    readonly rawId: string;
  } | null | undefined;
  readonly hallName: string | null | undefined;
  readonly heldOn: string | null | undefined;
  readonly holdTime: string | null | undefined;
  readonly isCancellable: boolean | null | undefined;
  readonly message: string | null | undefined;
  readonly numberOfParticipants: number | null | undefined;
  readonly preferredWeddingDate: string | null | undefined;
  readonly rawId: string;
  readonly status: ReservationStatus | null | undefined;
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
  "metadata": null,
  "name": "ReservationRow_reservation",
  "selections": [
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

(node as any).hash = "0cfe89bab3c0df17eda3bf2fcae1f1ac";

export default node;
