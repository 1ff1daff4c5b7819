/**
 * @generated SignedSource<<09bde27e9301b0b0d8e037d7575ec26e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipComments_clip$data = {
  readonly comments: ReadonlyArray<{
    readonly comment: string | null | undefined;
    readonly createdAt: string | null | undefined;
    readonly id: string;
    readonly nickname: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ClipComments_clip";
};
export type ClipComments_clip$key = {
  readonly " $data"?: ClipComments_clip$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipComments_clip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipComments_clip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HallClipComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
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
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nickname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HallClip",
  "abstractKey": null
};

(node as any).hash = "80f5d162149d3c9f59dac218d4362802";

export default node;
