/**
 * @generated SignedSource<<d195845471defbf61ee04f9778eb6d4a>>
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
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "8b7448738945a4ba6527a0e4fe588685";

export default node;
