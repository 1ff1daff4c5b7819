/**
 * @generated SignedSource<<ce2809bfa7dcf6d04ccdd18b0de07bc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallRankingRow_hall$data = {
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable" | "useHallCardData_hall">;
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

(node as any).hash = "3316d8b4a3810bade6aa6f7f82ca014a";

export default node;
