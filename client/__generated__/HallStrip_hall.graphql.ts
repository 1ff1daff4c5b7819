/**
 * @generated SignedSource<<7e7b07f8e60083ef84dcb48eab5225bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallStrip_hall$data = {
  readonly cost: number | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable">;
  readonly " $fragmentType": "HallStrip_hall";
};
export type HallStrip_hall$key = {
  readonly " $data"?: HallStrip_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallStrip_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallStrip_hall",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClipButton_clippable"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "7613ff281c68fa61026539ae8520e305";

export default node;
