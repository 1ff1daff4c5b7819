/**
 * @generated SignedSource<<05d37cb7dc28e98e9a69dd7910fd3304>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipStates_clippable$data = {
  readonly viewerHasClipped: boolean | null | undefined;
  readonly " $fragmentType": "ClipStates_clippable";
};
export type ClipStates_clippable$key = {
  readonly " $data"?: ClipStates_clippable$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipStates_clippable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipStates_clippable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasClipped",
      "storageKey": null
    }
  ],
  "type": "Clippable",
  "abstractKey": "__isClippable"
};

(node as any).hash = "e62762c6238ae3b20ac1fbd13f210f53";

export default node;
