/**
 * @generated SignedSource<<20ede53920e2b27d112780c7af7585cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallCard_hall$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_hall" | "useHallFacts_hall">;
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
      "name": "useHallFacts_hall"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClipButton_hall"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "c826d2464c69c9ee9924c6211c264d89";

export default node;
