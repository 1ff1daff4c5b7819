/**
 * @generated SignedSource<<b263008b8486416fd2dbbd6bbd9566bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallCard_hall$data = {
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable" | "useHallFacts_hall">;
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

(node as any).hash = "073c099310f3d2dcab7040cfa27aed45";

export default node;
