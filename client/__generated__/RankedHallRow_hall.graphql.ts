/**
 * @generated SignedSource<<d76022441730733a719c205e89cbae4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RankedHallRow_hall$data = {
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable" | "useHallFacts_hall">;
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

(node as any).hash = "859f19bff5500895d45902523c0f86dc";

export default node;
