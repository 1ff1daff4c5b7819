/**
 * @generated SignedSource<<3bcfe55cf550e7b484e11cd49c11cae6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipCount_account$data = {
  readonly hallClipCount: number | null | undefined;
  readonly " $fragmentType": "ClipCount_account";
};
export type ClipCount_account$key = {
  readonly " $data"?: ClipCount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipCount_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipCount_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hallClipCount",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "5df15e59be686f92548fc1979973bb95";

export default node;
