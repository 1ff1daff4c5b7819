/**
 * @generated SignedSource<<01e9bfbf154e04dbf29d660e6d1879a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyPageLinks_account$data = {
  readonly hallClipCount: number | null | undefined;
  readonly lastHallClippedAt: string | null | undefined;
  readonly reservations: ReadonlyArray<{
    readonly fairName: string | null | undefined;
    readonly heldOn: string;
    readonly holdTime: string;
    readonly isCancellable: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "MyPageLinks_account";
};
export type MyPageLinks_account$key = {
  readonly " $data"?: MyPageLinks_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyPageLinks_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyPageLinks_account",
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

(node as any).hash = "e0d34f4c2cbe630b29ac650cbcdf15ed";

export default node;
