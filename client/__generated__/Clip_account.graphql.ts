/**
 * @generated SignedSource<<e5d5c92b7a33b73671197135d5286968>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Clip_account$data = {
  readonly clippedArticles?: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly clippedBrides?: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly favoriteBrandCount?: number | null | undefined;
  readonly favoriteRingCount?: number | null | undefined;
  readonly hallClipCount?: number | null | undefined;
  readonly lastHallClippedAt?: string | null | undefined;
  readonly " $fragmentType": "Clip_account";
};
export type Clip_account$key = {
  readonly " $data"?: Clip_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Clip_account">;
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isArticle"
    },
    {
      "kind": "RootArgument",
      "name": "isBrand"
    },
    {
      "kind": "RootArgument",
      "name": "isBride"
    },
    {
      "kind": "RootArgument",
      "name": "isHall"
    },
    {
      "kind": "RootArgument",
      "name": "isRing"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Clip_account",
  "selections": [
    {
      "condition": "isHall",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hallClipCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastHallClippedAt",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isArticle",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClippedArticleConnection",
          "kind": "LinkedField",
          "name": "clippedArticles",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isBride",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClippedBrideConnection",
          "kind": "LinkedField",
          "name": "clippedBrides",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isBrand",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "favoriteBrandCount",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isRing",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "favoriteRingCount",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "3f39ca494596c0a91986380483e946de";

export default node;
