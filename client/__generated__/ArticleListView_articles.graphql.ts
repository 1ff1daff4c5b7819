/**
 * @generated SignedSource<<791b097628545716ac8b2f44885fed51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleListView_articles$data = ReadonlyArray<{
  readonly id: string;
  readonly rawId: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article" | "ArticleTags_article">;
  readonly " $fragmentType": "ArticleListView_articles";
}>;
export type ArticleListView_articles$key = ReadonlyArray<{
  readonly " $data"?: ArticleListView_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleListView_articles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ArticleListView_articles",
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
      "name": "rawId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleCard_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleTags_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "3c9f0fee543a6db279552c44b172f082";

export default node;
