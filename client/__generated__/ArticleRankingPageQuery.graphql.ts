/**
 * @generated SignedSource<<d097cc113fb1ae836e1bc863fcbca3ea>>
 * @relayHash feaa50836a199c3a59bb132a7c8d0eef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10bdeb299a69943c38199222ba4e183019b1ec65658a160eeea6f1a7aadaa68a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleRankingPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type ArticleRankingPageQuery$variables = {
  category: string;
  ofCategory: boolean;
  period?: ArticleRankingPeriod | null | undefined;
};
export type ArticleRankingPageQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly name: string;
      readonly rawId: string;
    }>;
    readonly name: string;
    readonly rawId: string;
  }> | null | undefined;
  readonly category?: {
    readonly name: string;
    readonly ranking: ReadonlyArray<{
      readonly article: {
        readonly rawId: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
      };
      readonly rank: number;
    }>;
    readonly rawId: string;
  } | null | undefined;
  readonly ranking?: ReadonlyArray<{
    readonly article: {
      readonly rawId: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
    };
    readonly rank: number;
  }>;
};
export type ArticleRankingPageQuery = {
  response: ArticleRankingPageQuery$data;
  variables: ArticleRankingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "category"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ofCategory"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "rawId",
        "variableName": "category"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rank",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "article",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ArticleCard_article"
      }
    ],
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v11 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "article",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      (v10/*:: as any*/),
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
        "kind": "ScalarField",
        "name": "titleWithBreaks",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "excerpt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "categoryName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prLabel",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "referrerName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "modifiedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "thumbnail",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "altText",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "placeholderColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "height",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v9/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clipCount",
            "storageKey": null
          }
        ],
        "type": "Clippable",
        "abstractKey": "__isClippable"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ArticleRankingPageQuery",
    "selections": [
      {
        "condition": "ofCategory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "category",
            "args": (v3/*:: as any*/),
            "concreteType": "ArticleCategory",
            "kind": "LinkedField",
            "name": "articleCategory",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "RankedArticle",
                "kind": "LinkedField",
                "name": "ranking",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "ofCategory",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "ranking",
            "args": (v6/*:: as any*/),
            "concreteType": "RankedArticle",
            "kind": "LinkedField",
            "name": "articleRanking",
            "plural": true,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": "categories",
          "args": null,
          "concreteType": "ArticleCategory",
          "kind": "LinkedField",
          "name": "articleCategories",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ArticleCategory",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                (v5/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ArticleRankingPageQuery",
    "selections": [
      {
        "alias": "categories",
        "args": null,
        "concreteType": "ArticleCategory",
        "kind": "LinkedField",
        "name": "articleCategories",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ArticleCategory",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "ofCategory",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "category",
            "args": (v3/*:: as any*/),
            "concreteType": "ArticleCategory",
            "kind": "LinkedField",
            "name": "articleCategory",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "RankedArticle",
                "kind": "LinkedField",
                "name": "ranking",
                "plural": true,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "ofCategory",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": "ranking",
            "args": (v6/*:: as any*/),
            "concreteType": "RankedArticle",
            "kind": "LinkedField",
            "name": "articleRanking",
            "plural": true,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "10bdeb299a69943c38199222ba4e183019b1ec65658a160eeea6f1a7aadaa68a",
    "metadata": {},
    "name": "ArticleRankingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29431a5d2bf85e0374b3a1053821fcce";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
