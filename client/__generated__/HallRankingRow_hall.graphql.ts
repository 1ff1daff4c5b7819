/**
 * @generated SignedSource<<40a2784ffbe797e9c966c8e48fc68df0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallRankingRow_hall$data = {
  readonly id: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "3fd043777c530abd1a6b7424a1919fc3";

export default node;
