/**
 * @generated SignedSource<<0b2084b1b2cb48d0bff337c1a9f8f267>>
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
        "alias": "clippedArticleCount",
        "args": null,
        "concreteType": "ClippedArticleConnection",
        "kind": "LinkedField",
        "name": "clippedArticles",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "clippedBrideCount",
        "args": null,
        "concreteType": "ClippedBrideConnection",
        "kind": "LinkedField",
        "name": "clippedBrides",
        "plural": false,
        "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "f5999e137346988622d59d513f99545b";

export default node;
