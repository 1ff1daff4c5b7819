/**
 * @generated SignedSource<<3cb6634d71f9e3c5caabae1b90210269>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleRanking_query$data = {
  readonly articleRanking: ReadonlyArray<{
    readonly article: {
      readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
    } | null | undefined;
    readonly rank: number;
  }>;
  readonly " $fragmentType": "ArticleRanking_query";
};
export type ArticleRanking_query$key = {
  readonly " $data"?: ArticleRanking_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleRanking_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleRanking_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 5
          },
          {
            "kind": "Literal",
            "name": "period",
            "value": "WEEK"
          }
        ],
        "concreteType": "RankedArticle",
        "kind": "LinkedField",
        "name": "articleRanking",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rank",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "article",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ArticleCard_article"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "articleRanking(first:5,period:\"WEEK\")"
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "29764e15d459dec4277f398e9261f9a1";

export default node;
