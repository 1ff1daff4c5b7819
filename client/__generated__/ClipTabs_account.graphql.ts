/**
 * @generated SignedSource<<dc210617540729258368d072e50cf996>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipTabs_account$data = {
  readonly favoriteBrandCount: number | null | undefined;
  readonly favoriteRingCount: number | null | undefined;
  readonly hallClipCount: number | null | undefined;
  readonly keptBrides: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ClipTabs_account";
};
export type ClipTabs_account$key = {
  readonly " $data"?: ClipTabs_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipTabs_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipTabs_account",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hallClipCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "keptBrides",
        "args": null,
        "concreteType": "ClippedBrideConnection",
        "kind": "LinkedField",
        "name": "clippedBrides",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "favoriteBrandCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "favoriteRingCount",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "2a5ea6b46bd683582ff47eb2021124c6";

export default node;
