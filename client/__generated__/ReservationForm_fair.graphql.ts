/**
 * @generated SignedSource<<f932654b8142e07834cd7f4ab7470007>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReservationForm_fair$data = {
  readonly hall: {
    readonly name: string | null | undefined;
    readonly rawId: string;
    readonly tel: string | null | undefined;
  } | null | undefined;
  readonly heldOn: string | null | undefined;
  readonly holdTimes: ReadonlyArray<string> | null | undefined;
  readonly id: string;
  readonly isOnline: boolean | null | undefined;
  readonly isReservable: boolean | null | undefined;
  readonly price: number | null | undefined;
  readonly rawId: string;
  readonly reservationsCloseAt: string | null | undefined;
  readonly " $fragmentType": "ReservationForm_fair";
};
export type ReservationForm_fair$key = {
  readonly " $data"?: ReservationForm_fair$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationForm_fair">;
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
  "name": "ReservationForm_fair",
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
      "name": "heldOn",
      "storageKey": null
    },
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reservationsCloseAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReservable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnline",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tel",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Fair",
  "abstractKey": null
};
})();

(node as any).hash = "f4e9763c650b4d2cdcefb2ef75881755";

export default node;
