/**
 * @generated SignedSource<<37f899f87c35a665b725863920e88d21>>
 * @relayHash c127cf4fbf165d92f865b441eb81de2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e10ead447fcd8bb2da7afcf8a906323fe57e98b66a75fe981938449405746670

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreparationPhase = "MONTHS_12_TO_10" | "MONTHS_3_TO_1" | "MONTHS_6_TO_4" | "MONTHS_9_TO_7" | "WEDDING_DAY" | "%future added value";
export type ArticleFilter = {
  phase?: PreparationPhase | null | undefined;
  prefectureSlug?: string | null | undefined;
  tagSlug?: string | null | undefined;
};
export type CategoryPageQuery$variables = {
  filter: ArticleFilter;
  isNarrowed: boolean;
  page: number;
  rawId: string;
};
export type CategoryPageQuery$data = {
  readonly category: {
    readonly articles?: {
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ArticleListView_articles">;
      }>;
      readonly totalCount: number | null | undefined;
    };
    readonly children: ReadonlyArray<{
      readonly name: string;
      readonly rawId: string;
    }> | null | undefined;
    readonly found: {
      readonly index: {
        readonly isTried: boolean;
      };
      readonly nodes?: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ArticleListView_articles">;
      }>;
      readonly totalCount: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CategoryFilter_articles">;
    } | null | undefined;
    readonly name: string;
    readonly parent: {
      readonly children: ReadonlyArray<{
        readonly name: string;
        readonly rawId: string;
      }> | null | undefined;
      readonly name: string;
      readonly rawId: string;
    } | null | undefined;
    readonly rawId: string;
  } | null | undefined;
  readonly options: {
    readonly prefectures: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
  } | null | undefined;
};
export type CategoryPageQuery = {
  response: CategoryPageQuery$data;
  variables: CategoryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNarrowed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rawId"
},
v4 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "rawId",
        "variableName": "rawId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "concreteType": "ArticleCategory",
    "kind": "LinkedField",
    "name": "children",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "storageKey": null
  },
  "to": "NULL"
},
v8 = {
  "kind": "Variable",
  "name": "page",
  "variableName": "page"
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Article",
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleListView_articles"
    }
  ],
  "storageKey": null
},
v12 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  (v8/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "ArticleIndexProgress",
  "kind": "LinkedField",
  "name": "index",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTried",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  },
  (v6/*:: as any*/)
],
v15 = {
  "alias": "options",
  "args": null,
  "concreteType": "HallSearchOptions",
  "kind": "LinkedField",
  "name": "hallSearchOptions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Prefecture",
      "kind": "LinkedField",
      "name": "prefectures",
      "plural": true,
      "selections": (v14/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "ArticleCategory",
  "kind": "LinkedField",
  "name": "children",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Article",
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    (v5/*:: as any*/),
    (v19/*:: as any*/),
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
        (v19/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleTag",
      "kind": "LinkedField",
      "name": "indexedTags",
      "plural": true,
      "selections": (v14/*:: as any*/),
      "storageKey": null
    },
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CategoryPageQuery",
    "selections": [
      {
        "alias": "category",
        "args": (v4/*:: as any*/),
        "concreteType": "ArticleCategory",
        "kind": "LinkedField",
        "name": "articleCategory",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "ArticleCategory",
              "kind": "LinkedField",
              "name": "parent",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "condition": "isNarrowed",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "concreteType": "ArticleConnection",
                "kind": "LinkedField",
                "name": "articles",
                "plural": false,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": (v10/*:: as any*/),
                    "to": "NULL"
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": "found",
              "args": (v12/*:: as any*/),
              "concreteType": "CategoryArticleConnection",
              "kind": "LinkedField",
              "name": "foundArticles",
              "plural": false,
              "selections": [
                (v10/*:: as any*/),
                {
                  "condition": "isNarrowed",
                  "kind": "Condition",
                  "passingValue": true,
                  "selections": [
                    (v11/*:: as any*/)
                  ]
                },
                (v13/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CategoryFilter_articles"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      {
        "kind": "CatchField",
        "field": (v15/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CategoryPageQuery",
    "selections": [
      {
        "alias": "category",
        "args": (v4/*:: as any*/),
        "concreteType": "ArticleCategory",
        "kind": "LinkedField",
        "name": "articleCategory",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v17/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ArticleCategory",
            "kind": "LinkedField",
            "name": "parent",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v17/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "found",
            "args": (v12/*:: as any*/),
            "concreteType": "CategoryArticleConnection",
            "kind": "LinkedField",
            "name": "foundArticles",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ArticleTagCount",
                "kind": "LinkedField",
                "name": "tagCounts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ArticleTag",
                    "kind": "LinkedField",
                    "name": "tag",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ArticlePhaseCount",
                "kind": "LinkedField",
                "name": "phaseCounts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phase",
                    "storageKey": null
                  },
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ArticlePrefectureCount",
                "kind": "LinkedField",
                "name": "prefectureCounts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "prefectureSlug",
                    "storageKey": null
                  },
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "condition": "isNarrowed",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  (v20/*:: as any*/)
                ]
              }
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          {
            "condition": "isNarrowed",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "concreteType": "ArticleConnection",
                "kind": "LinkedField",
                "name": "articles",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      (v15/*:: as any*/)
    ]
  },
  "params": {
    "id": "e10ead447fcd8bb2da7afcf8a906323fe57e98b66a75fe981938449405746670",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b27fdf530570bdc3834a8e472d29bb7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
