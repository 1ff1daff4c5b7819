/**
 * @generated SignedSource<<125a2521fc38303e328bc288ed953a22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleTags_article$data = {
  readonly indexedTags: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }> | null | undefined;
  readonly " $fragmentType": "ArticleTags_article";
};
export type ArticleTags_article$key = {
  readonly " $data"?: ArticleTags_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleTags_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleTags_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleTag",
      "kind": "LinkedField",
      "name": "indexedTags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
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

(node as any).hash = "6c5f8e48ce59951bd3696ce344a7bd4f";

export default node;
