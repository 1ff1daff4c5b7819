/**
 * @generated SignedSource<<86780671aff75be4641a5034435b211d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipTabs_account$data = {
  readonly clippedArticleCount: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly clippedBrideCount: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly favoriteBrandCount: number | null | undefined;
  readonly favoriteRingCount: number | null | undefined;
  readonly hallClipCount: number | null | undefined;
  readonly " $fragmentType": "ClipTabs_account";
};
export type ClipTabs_account$key = {
  readonly " $data"?: ClipTabs_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipTabs_account">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClipTabs_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hallClipCount",
      "storageKey": null
    },
    {
      "alias": "clippedArticleCount",
      "args": null,
      "concreteType": "ClippedArticleConnection",
      "kind": "LinkedField",
      "name": "clippedArticles",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "clippedBrideCount",
      "args": null,
      "concreteType": "ClippedBrideConnection",
      "kind": "LinkedField",
      "name": "clippedBrides",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "favoriteBrandCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "favoriteRingCount",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "666455a9222ac745cbea1d5d375b8bfc";

export default node;
