/**
 * @generated SignedSource<<42bdfbef9cb3745603241c3b570eb5b5>>
 * @relayHash b932f12a77d6832650de5bfd623465fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ade5e0ded080d295563e12b978ef70ac271a1c32bba93ac32db118f91ff3dec9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideFilter = {
  areaSlug?: string | null | undefined;
  districtSlug?: string | null | undefined;
  guestCount?: number | null | undefined;
  hallName?: string | null | undefined;
  hallRawId?: string | null | undefined;
  maxTotalCost?: number | null | undefined;
  minTotalCost?: number | null | undefined;
  prefectureSlug?: string | null | undefined;
  regionSlug?: string | null | undefined;
  season?: string | null | undefined;
  stationRawId?: string | null | undefined;
  style?: string | null | undefined;
};
export type BrideSearchPageQuery$variables = {
  filter: BrideFilter;
  hallRawId: string;
  isOfHall: boolean;
  page: number;
};
export type BrideSearchPageQuery$data = {
  readonly brides: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly rawId: string;
        readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
      };
      readonly review: {
        readonly guestCount: number | null | undefined;
        readonly rawId: string;
        readonly season: string | null | undefined;
        readonly totalCost: number | null | undefined;
      };
    }>;
    readonly index: {
      readonly hallCount: number;
      readonly isComplete: boolean;
      readonly readHallCount: number;
      readonly unreadableHallCount: number;
    };
    readonly totalCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BrideSearchForm_brides">;
  };
  readonly hall?: {
    readonly name: string;
  } | null | undefined;
  readonly hallSearchOptions: {
    readonly prefectures: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
    readonly seasons: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }> | null | undefined;
  } | null | undefined;
};
export type BrideSearchPageQuery = {
  response: BrideSearchPageQuery$data;
  variables: BrideSearchPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hallRawId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isOfHall"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "rawId",
        "variableName": "hallRawId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "SearchChoice",
  "kind": "LinkedField",
  "name": "seasons",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Prefecture",
  "kind": "LinkedField",
  "name": "prefectures",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 18
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guestCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "season",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCost",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "BrideIndexProgress",
  "kind": "LinkedField",
  "name": "index",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readHallCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadableHallCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hallCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isComplete",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BrideSearchPageQuery",
    "selections": [
      {
        "condition": "isOfHall",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "hall",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "HallSearchOptions",
          "kind": "LinkedField",
          "name": "hallSearchOptions",
          "plural": false,
          "selections": [
            {
              "kind": "CatchField",
              "field": (v3/*:: as any*/),
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v5/*:: as any*/),
              "to": "NULL"
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "BrideSearchConnection",
        "kind": "LinkedField",
        "name": "brides",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BrideSearchEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Bride",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BrideCard_bride"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v9/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v10/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v11/*:: as any*/),
                    "to": "NULL"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BrideSearchForm_brides"
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BrideSearchPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HallSearchOptions",
        "kind": "LinkedField",
        "name": "hallSearchOptions",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "BrideSearchConnection",
        "kind": "LinkedField",
        "name": "brides",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BrideSearchEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Bride",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nickname",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "receptionPlace",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "receptionStyle",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "receptionTaste",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "receptionImage",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      },
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
                  (v13/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "type": "Clippable",
                    "abstractKey": "__isClippable"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BridePrefectureCount",
            "kind": "LinkedField",
            "name": "prefectureCounts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Prefecture",
                "kind": "LinkedField",
                "name": "prefecture",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BrideStyleCount",
            "kind": "LinkedField",
            "name": "styleCounts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "style",
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "isOfHall",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "hall",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ade5e0ded080d295563e12b978ef70ac271a1c32bba93ac32db118f91ff3dec9",
    "metadata": {},
    "name": "BrideSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47b4c1cd6c1a44ca7e2a4d84b915bb57";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
