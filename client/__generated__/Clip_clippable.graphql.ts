/**
 * @generated SignedSource<<8bc346890ed5805c5a790de129831934>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Clip_clippable$data = {
  readonly clipCount?: number | null | undefined;
  readonly viewerHasClipped: boolean | null | undefined;
  readonly " $fragmentType": "Clip_clippable";
};
export type Clip_clippable$key = {
  readonly " $data"?: Clip_clippable$data;
  readonly " $fragmentSpreads": FragmentRefs<"Clip_clippable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "isCounted"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Clip_clippable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasClipped",
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

(node as any).hash = "8bae9a0d18d80541b683e31ae7f32bf1";

export default node;
