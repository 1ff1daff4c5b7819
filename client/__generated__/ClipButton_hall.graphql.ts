/**
 * @generated SignedSource<<9b94554843bffaf018be9452598f57d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipButton_hall$data = {
  readonly clipCount: number | null | undefined;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "ClipButton_hall";
};
export type ClipButton_hall$key = {
  readonly " $data"?: ClipButton_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipButton_hall",
  "selections": [
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
      "name": "name",
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
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "3b620891f85271eafc7e1005e80a9226";

export default node;
