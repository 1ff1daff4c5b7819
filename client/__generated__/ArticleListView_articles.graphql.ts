/**
 * @generated SignedSource<<08d2cab51d65f34db00ec3a09acb27af>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
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
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "dc4e2a66b42526788389cf69b21b6b4f";

export default node;
