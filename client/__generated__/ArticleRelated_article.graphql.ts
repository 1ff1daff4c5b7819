/**
 * @generated SignedSource<<0d17f252db120cdf82cda3ce04079137>>
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ArticleRelated_article",
  "selections": [
    {
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
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "8f43a9b80dc53ee17954c9d953a0cfcf";

export default node;
