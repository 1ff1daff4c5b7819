/**
 * @generated SignedSource<<fb1cc3d0c47c5577b611a84a6a95f699>>
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
    readonly heldOn: string | null | undefined;
    readonly holdTime: string | null | undefined;
    readonly isCancellable: boolean | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hallClipCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastHallClippedAt",
      "storageKey": null
    },
    {
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
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "e84fb6cd521cee06ec525a5f1d27ce35";

export default node;
