/**
 * @generated SignedSource<<fdc5f25209d34a7eba3325deb30aacdd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipNote_clip$data = {
  readonly id: string;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "ClipNote_clip";
};
export type ClipNote_clip$key = {
  readonly " $data"?: ClipNote_clip$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipNote_clip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipNote_clip",
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
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "HallClip",
  "abstractKey": null
};

(node as any).hash = "9f81d49e83ae4324a3649d4aeffb6fdb";

export default node;
