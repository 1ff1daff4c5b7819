/**
 * @generated SignedSource<<c25e8029457384f7ed0207cfb63c2572>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallViewed_hall$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useHallFacts_hall">;
  readonly " $fragmentType": "HallViewed_hall";
};
export type HallViewed_hall$key = {
  readonly " $data"?: HallViewed_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallViewed_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallViewed_hall",
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
      "name": "useHallFacts_hall"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "b83bcfd307461ec35355013985738e82";

export default node;
