/**
 * @generated SignedSource<<d44faa5c2c5989a82771a520d5429f9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipButton_clippable$data = {
  readonly __typename: string;
  readonly clipCount: number | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ClipButton_clippable";
};
export type ClipButton_clippable$key = {
  readonly " $data"?: ClipButton_clippable$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipButton_clippable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clipCount",
      "storageKey": null
    }
  ],
  "type": "Clippable",
  "abstractKey": "__isClippable"
};

(node as any).hash = "3bb6c48ead0952e03b0f9b867395e7fa";

export default node;
