/**
 * @generated SignedSource<<774df8658e826c96377fdec8d7257dba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClipMutation_account$data = {
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
  readonly " $fragmentType": "ClipMutation_account";
};
export type ClipMutation_account$key = {
  readonly " $data"?: ClipMutation_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClipMutation_account">;
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
  "name": "ClipMutation_account",
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

(node as any).hash = "eeeb39f1f0282d324a67453481d10614";

export default node;
