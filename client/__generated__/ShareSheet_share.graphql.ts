/**
 * @generated SignedSource<<ab1ff1a2da703bdd164c95bf650932e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareSheet_share$data = {
  readonly hash: string;
  readonly qrCode: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "ShareSheet_share";
};
export type ShareSheet_share$key = {
  readonly " $data"?: ShareSheet_share$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareSheet_share">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareSheet_share",
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

(node as any).hash = "aef07652d3d6f3a131579a52f28f1c6b";

export default node;
