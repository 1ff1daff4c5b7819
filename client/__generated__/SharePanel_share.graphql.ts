/**
 * @generated SignedSource<<337613f31b8eac939d2b73ed4654f8d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharePanel_share$data = {
  readonly hash: string;
  readonly qrCode: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "SharePanel_share";
};
export type SharePanel_share$key = {
  readonly " $data"?: SharePanel_share$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharePanel_share">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharePanel_share",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qrCode",
      "storageKey": null
    }
  ],
  "type": "HallClipShare",
  "abstractKey": null
};

(node as any).hash = "e4765e0df24c313df85826761a1c7543";

export default node;
