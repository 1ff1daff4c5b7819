/**
 * @generated SignedSource<<183e2dad28ae46e3e5d76dc32bcc0789>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleRelated_article$data = {
  readonly relatedArticles: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
  }>;
  readonly " $fragmentType": "ArticleRelated_article";
};
export type ArticleRelated_article$key = {
  readonly " $data"?: ArticleRelated_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleRelated_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleRelated_article",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          }
        ],
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "relatedArticles",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ArticleCard_article"
          }
        ],
        "storageKey": "relatedArticles(first:6)"
      },
      "action": "THROW"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "66867a384b4e94d1d6913a7e2b8e4b56";

export default node;
