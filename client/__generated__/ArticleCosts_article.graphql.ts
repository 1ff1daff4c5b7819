/**
 * @generated SignedSource<<9ab089f1fb3ff66b36068c877b883fe9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleCosts_article$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string | null | undefined;
  }> | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ArticleCosts_article";
};
export type ArticleCosts_article$key = {
  readonly " $data"?: ArticleCosts_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleCosts_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleCosts_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "31d09e83af3db5ec0afd0561b79e6a10";

export default node;
