/**
 * @generated SignedSource<<a577cc75a4a74b70c41b15aea78f59d6>>
 * @relayHash fd94c90a694a49bb949e866613c3a152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 908277a9191a6f6548c2906934412afed6458ca11aad359277f8be9b210db98a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerStatus = "APPLIED_ONLY" | "ATTENDED" | "VIEWED_ONLY" | "WEDDING_HELD" | "%future added value";
export type ReportSort = "NEWEST" | "RECOMMENDED" | "%future added value";
export type HallBy = {
  id: string;
  rawId?: never;
  slug?: never;
} | {
  id?: never;
  rawId: string;
  slug?: never;
} | {
  id?: never;
  rawId?: never;
  slug: HallSlugInput;
};
export type HallSlugInput = {
  areaSlug: string;
  slug: string;
};
export type ReviewFilter = {
  customerStatus?: CustomerStatus | null | undefined;
  guestCount?: number | null | undefined;
  stars?: number | null | undefined;
};
export type HallSectionsQuery$variables = {
  access: boolean;
  benefits: boolean;
  bridePhotos: boolean;
  brides: boolean;
  by: HallBy;
  costCount: number;
  costGuests?: number | null | undefined;
  costs: boolean;
  fairCount: number;
  fairs: boolean;
  lowestRatedFirst: boolean;
  nearby: boolean;
  photoCount: number;
  photos: boolean;
  questions: boolean;
  reviewCount: number;
  reviewFilter?: ReviewFilter | null | undefined;
  reviewPage: number;
  reviewSort: ReportSort;
  reviews: boolean;
  season?: string | null | undefined;
  videos: boolean;
};
export type HallSectionsQuery$data = {
  readonly hall: {
    readonly access?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallAccess_hall">;
    } | null | undefined;
    readonly benefits?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallBenefits_hall">;
    } | null | undefined;
    readonly bridePhotos?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallBridePhotos_hall">;
    } | null | undefined;
    readonly brides?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallBrides_hall">;
    } | null | undefined;
    readonly costs?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallCosts_hall">;
    } | null | undefined;
    readonly fairs?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallFairs_hall">;
    } | null | undefined;
    readonly nearby?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallNearby_hall">;
    } | null | undefined;
    readonly photos?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallPhotos_hall">;
    } | null | undefined;
    readonly questions?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallQuestions_hall">;
    } | null | undefined;
    readonly reviews?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallReviews_hall">;
    } | null | undefined;
    readonly videos?: {
      readonly " $fragmentSpreads": FragmentRefs<"HallVideos_hall">;
    } | null | undefined;
  } | null | undefined;
  readonly reviewOptions?: {
    readonly " $fragmentSpreads": FragmentRefs<"HallReviews_query">;
  } | null | undefined;
};
export type HallSectionsQuery = {
  response: HallSectionsQuery$data;
  variables: HallSectionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "access"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "benefits"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bridePhotos"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "brides"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "by"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "costCount"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "costGuests"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "costs"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fairCount"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fairs"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lowestRatedFirst"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nearby"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "photoCount"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "photos"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "questions"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviewCount"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviewFilter"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviewPage"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviewSort"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviews"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "season"
},
v21 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "videos"
},
v22 = [
  {
    "kind": "Variable",
    "name": "by",
    "variableName": "by"
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nickname",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guestCount",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "season",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstEstimate",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rating",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ratingCount",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "access",
  "storageKey": null
},
v36 = {
  "kind": "Variable",
  "name": "season",
  "variableName": "season"
},
v37 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "reviewSort"
},
v38 = [
  (v25/*:: as any*/),
  (v23/*:: as any*/)
],
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v41 = [
  (v40/*:: as any*/),
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
v42 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "page",
    "storageKey": null
  }
],
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v41/*:: as any*/),
  "storageKey": null
},
v45 = [
  (v43/*:: as any*/),
  (v44/*:: as any*/)
],
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v47 = [
  (v43/*:: as any*/),
  (v46/*:: as any*/),
  (v26/*:: as any*/),
  (v44/*:: as any*/)
],
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v49 = [
  (v48/*:: as any*/)
],
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldOn",
  "storageKey": null
},
v51 = [
  (v25/*:: as any*/),
  (v30/*:: as any*/),
  (v50/*:: as any*/),
  (v23/*:: as any*/)
],
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameWithBreaks",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "concreteType": "HallLocation",
  "kind": "LinkedField",
  "name": "location",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areaSlug",
  "storageKey": null
},
v57 = [
  (v30/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "HallSectionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v22/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          {
            "condition": "costs",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallCosts_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "costs"
              }
            ]
          },
          {
            "condition": "reviews",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallReviews_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "reviews"
              }
            ]
          },
          {
            "condition": "photos",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallPhotos_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "photos"
              }
            ]
          },
          {
            "condition": "bridePhotos",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallBridePhotos_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "bridePhotos"
              }
            ]
          },
          {
            "condition": "brides",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallBrides_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "brides"
              }
            ]
          },
          {
            "condition": "fairs",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallFairs_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "fairs"
              }
            ]
          },
          {
            "condition": "questions",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallQuestions_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "questions"
              }
            ]
          },
          {
            "condition": "benefits",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallBenefits_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "benefits"
              }
            ]
          },
          {
            "condition": "access",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallAccess_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "access"
              }
            ]
          },
          {
            "condition": "videos",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallVideos_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "videos"
              }
            ]
          },
          {
            "condition": "nearby",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "HallNearby_hall"
                    }
                  ],
                  "type": "Hall",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "nearby"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "reviews",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HallReviews_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "reviewOptions"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v20/*:: as any*/),
      (v16/*:: as any*/),
      (v10/*:: as any*/),
      (v18/*:: as any*/),
      (v17/*:: as any*/),
      (v15/*:: as any*/),
      (v8/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v12/*:: as any*/),
      (v7/*:: as any*/),
      (v19/*:: as any*/),
      (v13/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v9/*:: as any*/),
      (v14/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v21/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HallSectionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v22/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v23/*:: as any*/),
          {
            "condition": "costs",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "HallCommentStat",
                "kind": "LinkedField",
                "name": "commentStats",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rangeOfPeople",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rangeOfPrice",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "first",
                    "variableName": "costCount"
                  },
                  {
                    "kind": "Variable",
                    "name": "guestCount",
                    "variableName": "costGuests"
                  }
                ],
                "concreteType": "HallCostConnection",
                "kind": "LinkedField",
                "name": "costs",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HallCost",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "weddingMonth",
                        "storageKey": null
                      },
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "HallCostItem",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v30/*:: as any*/),
                          (v29/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "final",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "reviews",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ReviewAverages",
                "kind": "LinkedField",
                "name": "reviewAverages",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reviewCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ratedCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ItemRatings",
                    "kind": "LinkedField",
                    "name": "itemRatings",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "ceremony",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reception",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "food",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "staff",
                        "storageKey": null
                      },
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "facility",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "filter",
                    "variableName": "reviewFilter"
                  },
                  {
                    "kind": "Variable",
                    "name": "first",
                    "variableName": "reviewCount"
                  },
                  {
                    "kind": "Variable",
                    "name": "lowestRatedFirst",
                    "variableName": "lowestRatedFirst"
                  },
                  {
                    "kind": "Variable",
                    "name": "page",
                    "variableName": "reviewPage"
                  },
                  (v36/*:: as any*/),
                  (v37/*:: as any*/)
                ],
                "concreteType": "ReviewConnection",
                "kind": "LinkedField",
                "name": "reviews",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Review",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Bride",
                        "kind": "LinkedField",
                        "name": "bride",
                        "plural": false,
                        "selections": (v38/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "customerStatus",
                        "storageKey": null
                      },
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "weddingDate",
                        "storageKey": null
                      },
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "totalCost",
                        "storageKey": null
                      },
                      (v32/*:: as any*/),
                      (v39/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewComment",
                        "kind": "LinkedField",
                        "name": "comments",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "item",
                            "storageKey": null
                          },
                          (v32/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "body",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "loveCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "postedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "photo",
                        "plural": false,
                        "selections": (v41/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageCursors",
                    "kind": "LinkedField",
                    "name": "pageCursors",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageCursor",
                        "kind": "LinkedField",
                        "name": "around",
                        "plural": true,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageCursor",
                        "kind": "LinkedField",
                        "name": "last",
                        "plural": false,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "photos",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "summaryImages",
                "plural": true,
                "selections": (v41/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Photo",
                "kind": "LinkedField",
                "name": "officialPhotos",
                "plural": true,
                "selections": (v45/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Photo",
                "kind": "LinkedField",
                "name": "popularPhotos",
                "plural": true,
                "selections": (v45/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PhotoSection",
                "kind": "LinkedField",
                "name": "photoSections",
                "plural": true,
                "selections": [
                  (v46/*:: as any*/),
                  (v39/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Photo",
                    "kind": "LinkedField",
                    "name": "photos",
                    "plural": true,
                    "selections": (v45/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Photo",
                "kind": "LinkedField",
                "name": "zexyPhotos",
                "plural": true,
                "selections": (v45/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "bridePhotos",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Photo",
                "kind": "LinkedField",
                "name": "topBridePhotos",
                "plural": true,
                "selections": (v47/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "first",
                    "variableName": "photoCount"
                  }
                ],
                "concreteType": "PhotoConnection",
                "kind": "LinkedField",
                "name": "bridePhotos",
                "plural": false,
                "selections": [
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Photo",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": (v47/*:: as any*/),
                    "storageKey": null
                  },
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "brides",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/)
                ],
                "concreteType": "Bride",
                "kind": "LinkedField",
                "name": "brides",
                "plural": true,
                "selections": [
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
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
                    "selections": (v41/*:: as any*/),
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": (v49/*:: as any*/),
                    "type": "Clippable",
                    "abstractKey": "__isClippable"
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "fairs",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fairContents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Fair",
                "kind": "LinkedField",
                "name": "recommendedFair",
                "plural": false,
                "selections": (v51/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Fair",
                "kind": "LinkedField",
                "name": "recommendedFairs",
                "plural": true,
                "selections": (v51/*:: as any*/),
                "storageKey": null
              },
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "first",
                    "variableName": "fairCount"
                  }
                ],
                "concreteType": "FairConnection",
                "kind": "LinkedField",
                "name": "fairs",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Fair",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v25/*:: as any*/),
                      (v30/*:: as any*/),
                      (v52/*:: as any*/),
                      (v50/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CalendarDay",
                        "kind": "LinkedField",
                        "name": "day",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "holidayName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rokuyo",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "holdTimes",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "contents",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "durationMinutes",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "price",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reservationsCloseAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isReservable",
                        "storageKey": null
                      },
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "questions",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QuestionAndAnswer",
                "kind": "LinkedField",
                "name": "questionsAndAnswers",
                "plural": true,
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "question",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answer",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answeredAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "benefits",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "planCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HallBenefit",
                "kind": "LinkedField",
                "name": "benefits",
                "plural": true,
                "selections": [
                  (v25/*:: as any*/),
                  (v39/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "conditions",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresOn",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HallRegulation",
                "kind": "LinkedField",
                "name": "regulation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "general",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HallCancellationFee",
                    "kind": "LinkedField",
                    "name": "cancellationFees",
                    "plural": true,
                    "selections": (v49/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "postponement",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "covid",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "access",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v30/*:: as any*/),
              (v53/*:: as any*/),
              (v35/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pageViewCount",
                "storageKey": null
              },
              (v54/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Hall",
                "kind": "LinkedField",
                "name": "nearbyHalls",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v55/*:: as any*/),
                  (v56/*:: as any*/),
                  (v30/*:: as any*/),
                  (v54/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "videos",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v25/*:: as any*/),
              (v30/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "HallVideo",
                "kind": "LinkedField",
                "name": "videos",
                "plural": true,
                "selections": [
                  (v25/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "durationSeconds",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Hall",
                    "kind": "LinkedField",
                    "name": "hall",
                    "plural": false,
                    "selections": (v38/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hallName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "thumbnail",
                    "plural": false,
                    "selections": (v41/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "nearby",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Hall",
                "kind": "LinkedField",
                "name": "nearbyHalls",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v25/*:: as any*/),
                  (v55/*:: as any*/),
                  (v56/*:: as any*/),
                  (v30/*:: as any*/),
                  (v52/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "venueType",
                    "storageKey": null
                  },
                  (v35/*:: as any*/),
                  (v53/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "capacityMin",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "capacityMax",
                    "storageKey": null
                  },
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isBestRate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "coverImages",
                    "plural": true,
                    "selections": (v41/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HallLocation",
                    "kind": "LinkedField",
                    "name": "location",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Prefecture",
                        "kind": "LinkedField",
                        "name": "prefecture",
                        "plural": false,
                        "selections": (v57/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Region",
                        "kind": "LinkedField",
                        "name": "regions",
                        "plural": true,
                        "selections": (v57/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v48/*:: as any*/),
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
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "reviews",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
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
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "908277a9191a6f6548c2906934412afed6458ca11aad359277f8be9b210db98a",
    "metadata": {},
    "name": "HallSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c59570e5a2294c82d70b5ab11bbd6459";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
