/**
 * @generated SignedSource<<0a36462e248bdc23aec207788d29e572>>
 * @relayHash 6cc7c49db71390a2de6383ee0e0a4b03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f11dce1d07b764e50cf49e3bffe96abc3feac3bff12c471f0831ddd7240fc9e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FairContentKind = "CONSULTATION" | "DECORATION" | "FOOD" | "MOCK_CEREMONY" | "MOCK_RECEPTION" | "SHOW" | "TASTING" | "TRY_ON_DRESS" | "%future added value";
export type HallFairsPageQuery$variables = {
  isOpen: boolean;
  month?: string | null | undefined;
  rawId: string;
};
export type HallFairsPageQuery$data = {
  readonly calendarDays: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FairMonth_days">;
  }>;
  readonly hall: {
    readonly fairContents: ReadonlyArray<FairContentKind> | null | undefined;
    readonly fairs: {
      readonly nodes: ReadonlyArray<{
        readonly contents: ReadonlyArray<FairContentKind> | null | undefined;
        readonly rawId: string;
        readonly " $fragmentSpreads": FragmentRefs<"fairCardData_fair">;
      }>;
    };
    readonly fairsOfSimilarHalls: ReadonlyArray<{
      readonly hall: {
        readonly name: string | null | undefined;
        readonly nameWithBreaks: string | null | undefined;
        readonly rawId: string;
      };
      readonly rawId: string;
      readonly " $fragmentSpreads": FragmentRefs<"fairCardData_fair">;
    }> | null | undefined;
    readonly location: {
      readonly prefecture: {
        readonly slug: string;
      } | null | undefined;
    } | null | undefined;
    readonly name: string;
    readonly nameWithBreaks: string | null | undefined;
    readonly rawId: string;
    readonly soonest?: {
      readonly nodes: ReadonlyArray<{
        readonly day: {
          readonly month: ReadonlyArray<{
            readonly " $fragmentSpreads": FragmentRefs<"FairMonth_days">;
          }>;
        };
      }>;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
  } | null | undefined;
};
export type HallFairsPageQuery = {
  response: HallFairsPageQuery$data;
  variables: HallFairsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOpen"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rawId"
},
v3 = [
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameWithBreaks",
  "storageKey": null
},
v7 = {
  "kind": "CatchField",
  "field": (v6/*:: as any*/),
  "to": "NULL"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areaSlug",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fairContents",
  "storageKey": null
},
v11 = {
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
      "selections": [
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "kind": "CatchField",
  "field": (v5/*:: as any*/),
  "to": "NULL"
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldOn",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holidayName",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rokuyo",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "CalendarDay",
  "kind": "LinkedField",
  "name": "day",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdTimes",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contents",
  "storageKey": null
},
v19 = {
  "kind": "CatchField",
  "field": (v18/*:: as any*/),
  "to": "NULL"
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reservationsCloseAt",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReservable",
  "storageKey": null
},
v24 = [
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
v25 = {
  "kind": "InlineDataFragmentSpread",
  "name": "fairCardData_fair",
  "selections": [
    (v4/*:: as any*/),
    (v12/*:: as any*/),
    (v7/*:: as any*/),
    {
      "kind": "CatchField",
      "field": (v13/*:: as any*/),
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": (v16/*:: as any*/),
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": (v17/*:: as any*/),
      "to": "NULL"
    },
    (v19/*:: as any*/),
    {
      "kind": "CatchField",
      "field": (v20/*:: as any*/),
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": (v21/*:: as any*/),
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": (v22/*:: as any*/),
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": (v23/*:: as any*/),
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "picture_image",
            "selections": (v24/*:: as any*/),
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v26 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v27 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v28 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "FairMonth_days"
  }
],
v29 = [
  {
    "kind": "Variable",
    "name": "month",
    "variableName": "month"
  }
],
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v32 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "date",
    "storageKey": null
  },
  (v14/*:: as any*/),
  (v15/*:: as any*/)
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
    "name": "HallFairsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "hallPath_hall",
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v8/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v9/*:: as any*/),
                "to": "NULL"
              }
            ],
            "args": null,
            "argumentDefinitions": []
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
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Fair",
              "kind": "LinkedField",
              "name": "fairsOfSimilarHalls",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Hall",
                  "kind": "LinkedField",
                  "name": "hall",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    (v12/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v25/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "alias": null,
            "args": (v26/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v19/*:: as any*/),
                  (v25/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "fairs(first:100)"
          },
          {
            "condition": "isOpen",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": "soonest",
                  "args": (v27/*:: as any*/),
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
                              "concreteType": "CalendarDay",
                              "kind": "LinkedField",
                              "name": "month",
                              "plural": true,
                              "selections": (v28/*:: as any*/),
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": "fairs(first:1)"
                },
                "to": "NULL"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v29/*:: as any*/),
        "concreteType": "CalendarDay",
        "kind": "LinkedField",
        "name": "calendarDays",
        "plural": true,
        "selections": (v28/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HallFairsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Fair",
            "kind": "LinkedField",
            "name": "fairsOfSimilarHalls",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Hall",
                "kind": "LinkedField",
                "name": "hall",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v13/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v31/*:: as any*/),
              (v30/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v26/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v18/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v13/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v31/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "fairs(first:100)"
          },
          {
            "condition": "isOpen",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "soonest",
                "args": (v27/*:: as any*/),
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
                            "concreteType": "CalendarDay",
                            "kind": "LinkedField",
                            "name": "month",
                            "plural": true,
                            "selections": (v32/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "fairs(first:1)"
              }
            ]
          },
          (v30/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v29/*:: as any*/),
        "concreteType": "CalendarDay",
        "kind": "LinkedField",
        "name": "calendarDays",
        "plural": true,
        "selections": (v32/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8f11dce1d07b764e50cf49e3bffe96abc3feac3bff12c471f0831ddd7240fc9e",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "524ce51d389ad953e9b96a760f4bcb70";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
