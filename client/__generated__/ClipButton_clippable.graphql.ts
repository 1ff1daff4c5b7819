/**
 * @generated SignedSource<<df6c828f9974dae6346f73ba13107351>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipButton_clippable$data = {
  readonly __typename: string;
  readonly clipCount?: number | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ClipButton_clippable";
};
export type ClipButton_clippable$key = {
  readonly " $data"?: ClipButton_clippable$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isCounted"
    }
  ],
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
      "condition": "isCounted",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clipCount",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Clippable",
  "abstractKey": "__isClippable"
};

(node as any).hash = "7506dab04e02d4c3598290d593ab782f";

export default node;
