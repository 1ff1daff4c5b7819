/**
 * @generated SignedSource<<bae8e51c631899e6acc913d06fdc450c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RankedHallRow_hall$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_hall" | "useHallFacts_hall">;
  readonly " $fragmentType": "RankedHallRow_hall";
};
export type RankedHallRow_hall$key = {
  readonly " $data"?: RankedHallRow_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"RankedHallRow_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RankedHallRow_hall",
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

(node as any).hash = "b684bd16a6241aa270809d65fd678238";

export default node;
