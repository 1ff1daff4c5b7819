/**
 * @generated SignedSource<<13025323f0687c50938d7c5bac2e4a3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipComments_clip$data = {
  readonly comments: ReadonlyArray<{
    readonly comment: string;
    readonly createdAt: string;
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
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "HallClip",
  "abstractKey": null
};

(node as any).hash = "632dc8d4ef8a0c6176fa7be53b71b67c";

export default node;
