/**
 * @generated SignedSource<<f97859c2a67a493d2afd4159a19a2fd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallCard_hall$data = {
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable" | "useHallCardData_hall">;
  readonly " $fragmentType": "HallCard_hall";
};
export type HallCard_hall$key = {
  readonly " $data"?: HallCard_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallCard_hall",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHallCardData_hall"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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

(node as any).hash = "2e560f58a8639df036288c413db38224";

export default node;
