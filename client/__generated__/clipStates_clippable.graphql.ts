/**
 * @generated SignedSource<<689566a9fe32d2471089c0fe9315af10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type clipStates_clippable$data = {
  readonly viewerHasClipped: boolean | null | undefined;
  readonly " $fragmentType": "clipStates_clippable";
};
export type clipStates_clippable$key = {
  readonly " $data"?: clipStates_clippable$data;
  readonly " $fragmentSpreads": FragmentRefs<"clipStates_clippable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "clipStates_clippable",
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

(node as any).hash = "00387cbfa30c26cfc5bf2cf9ebcbcc42";

export default node;
