/**
 * @generated SignedSource<<66f17acf87472a6a4a400fbd7fea6d19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyEntries_account$data = {
  readonly hallClipCount: number | null | undefined;
  readonly lastHallClippedAt: string | null | undefined;
  readonly reservations: ReadonlyArray<{
    readonly fairName: string | null | undefined;
    readonly heldOn: string;
    readonly holdTime: string;
    readonly isCancellable: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "MyEntries_account";
};
export type MyEntries_account$key = {
  readonly " $data"?: MyEntries_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyEntries_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyEntries_account",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hallClipCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastHallClippedAt",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Reservation",
        "kind": "LinkedField",
        "name": "reservations",
        "plural": true,
        "selections": [
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
            "name": "heldOn",
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
            "name": "isCancellable",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "5a0abfbd3871435c3ebd9a343ae6f4e7";

export default node;
