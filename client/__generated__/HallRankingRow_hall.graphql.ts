/**
 * @generated SignedSource<<bdc0388a1cf6e9e4a1fcbd728a4a0ed0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallRankingRow_hall$data = {
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable" | "useHallFacts_hall">;
  readonly " $fragmentType": "HallRankingRow_hall";
};
export type HallRankingRow_hall$key = {
  readonly " $data"?: HallRankingRow_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallRankingRow_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallRankingRow_hall",
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

(node as any).hash = "a52a308674b5bdb22dfbf9eb0502ebcf";

export default node;
