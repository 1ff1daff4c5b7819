/**
 * @generated SignedSource<<f3e3411890c60532faaaca02606451a0>>
 * @relayHash bd550f266da67066873414d0c49bc9bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 514302bcb76345d817927424d407b7743b8c5c825e2a5f5322e033891efb19a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DomesticArea = "CHUBU" | "CHUGOKU" | "HOKKAIDO" | "KANTO" | "KINKI" | "KYUSHU" | "SHIKOKU" | "TOHOKU" | "%future added value";
export type FairContentKind = "CONSULTATION" | "DECORATION" | "FOOD" | "MOCK_CEREMONY" | "MOCK_RECEPTION" | "SHOW" | "TASTING" | "TRY_ON_DRESS" | "%future added value";
export type Rokuyo = "BUTSUMETSU" | "SENBU" | "SENSHO" | "SHAKKU" | "TAIAN" | "TOMOBIKI" | "%future added value";
export type FairFilter = {
  areaSlug?: string | null | undefined;
  contents?: ReadonlyArray<FairContentKind> | null | undefined;
  daysOffOnly?: boolean | null | undefined;
  exceptClosed?: boolean | null | undefined;
  from?: string | null | undefined;
  isOnline?: boolean | null | undefined;
  maxDurationMinutes?: number | null | undefined;
  prefectureSlug?: string | null | undefined;
  reservableOnly?: boolean | null | undefined;
  rokuyo?: ReadonlyArray<Rokuyo> | null | undefined;
  startsBefore?: string | null | undefined;
  startsFrom?: string | null | undefined;
  stationRawId?: string | null | undefined;
  to?: string | null | undefined;
};
export type FairsPageQuery$variables = {
  anyDay: FairFilter;
  filter: FairFilter;
  isCalendar: boolean;
  isOpen: boolean;
  month?: string | null | undefined;
  page: number;
  stationsOf: string;
  withStations: boolean;
};
export type FairsPageQuery$data = {
  readonly calendarDays: ReadonlyArray<{
    readonly date: string;
    readonly holidayName: string | null | undefined;
    readonly rokuyo: Rokuyo | null | undefined;
  }>;
  readonly fairs: {
    readonly index: {
      readonly hallCount: number;
      readonly isComplete: boolean;
      readonly readHallCount: number;
      readonly unreadableHallCount: number;
    };
    readonly nodes: ReadonlyArray<{
      readonly hall: {
        readonly name: string | null | undefined;
        readonly nameWithBreaks: string | null | undefined;
        readonly rawId: string;
      };
      readonly rawId: string;
      readonly url: string;
      readonly " $fragmentSpreads": FragmentRefs<"fairCardData_fair">;
    }>;
    readonly totalCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FairsConditions_fairs">;
  };
  readonly hallSearchOptions: {
    readonly areas: ReadonlyArray<{
      readonly domesticArea: DomesticArea | null | undefined;
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
    readonly prefectures: ReadonlyArray<{
      readonly areaSlug: string | null | undefined;
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
    readonly stations?: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
  readonly onAnyDay: {
    readonly dayCounts: ReadonlyArray<{
      readonly count: number;
      readonly date: string;
      readonly firstFairs?: ReadonlyArray<{
        readonly contents: ReadonlyArray<FairContentKind> | null | undefined;
        readonly holdTimes: ReadonlyArray<string> | null | undefined;
        readonly price: number | null | undefined;
      }> | null | undefined;
    }>;
    readonly nodes?: ReadonlyArray<{
      readonly day: {
        readonly month: ReadonlyArray<{
          readonly date: string;
          readonly holidayName: string | null | undefined;
          readonly rokuyo: Rokuyo | null | undefined;
        }>;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DayPlans_query">;
};
export type FairsPageQuery = {
  response: FairsPageQuery$data;
  variables: FairsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "anyDay"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCalendar"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOpen"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stationsOf"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withStations"
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
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Area",
  "kind": "LinkedField",
  "name": "areas",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domesticArea",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Prefecture",
  "kind": "LinkedField",
  "name": "prefectures",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "areaSlug",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "prefectureSlug",
      "variableName": "stationsOf"
    }
  ],
  "concreteType": "Station",
  "kind": "LinkedField",
  "name": "stations",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v15 = [
  (v14/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v19 = {
  "kind": "CatchField",
  "field": (v9/*:: as any*/),
  "to": "NULL"
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameWithBreaks",
  "storageKey": null
},
v21 = {
  "kind": "CatchField",
  "field": (v20/*:: as any*/),
  "to": "NULL"
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldOn",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holidayName",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rokuyo",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "CalendarDay",
  "kind": "LinkedField",
  "name": "day",
  "plural": false,
  "selections": [
    (v23/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holdTimes",
  "storageKey": null
},
v27 = {
  "kind": "CatchField",
  "field": (v26/*:: as any*/),
  "to": "NULL"
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contents",
  "storageKey": null
},
v29 = {
  "kind": "CatchField",
  "field": (v28/*:: as any*/),
  "to": "NULL"
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v32 = {
  "kind": "CatchField",
  "field": (v31/*:: as any*/),
  "to": "NULL"
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reservationsCloseAt",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReservable",
  "storageKey": null
},
v35 = [
  (v18/*:: as any*/),
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
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "FairIndexProgress",
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
v37 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "anyDay"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v39 = [
  (v38/*:: as any*/),
  (v23/*:: as any*/),
  (v24/*:: as any*/)
],
v40 = {
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
      "selections": (v39/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "month",
      "variableName": "month"
    }
  ],
  "concreteType": "CalendarDay",
  "kind": "LinkedField",
  "name": "calendarDays",
  "plural": true,
  "selections": (v39/*:: as any*/),
  "storageKey": null
},
v43 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Fair",
    "kind": "LinkedField",
    "name": "fair",
    "plural": false,
    "selections": [
      (v17/*:: as any*/),
      (v22/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "address",
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v17/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      },
      (v12/*:: as any*/),
      (v9/*:: as any*/),
      (v20/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "startsAt",
    "storageKey": null
  }
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FairsPageQuery",
    "selections": [
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
              "field": (v10/*:: as any*/),
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v11/*:: as any*/),
              "to": "NULL"
            },
            {
              "condition": "withStations",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "kind": "CatchField",
                  "field": (v13/*:: as any*/),
                  "to": "NULL"
                }
              ]
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      },
      {
        "alias": null,
        "args": (v15/*:: as any*/),
        "concreteType": "FairSearchConnection",
        "kind": "LinkedField",
        "name": "fairs",
        "plural": false,
        "selections": [
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Fair",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Hall",
                "kind": "LinkedField",
                "name": "hall",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v19/*:: as any*/),
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "fairCardData_fair",
                "selections": [
                  (v17/*:: as any*/),
                  (v19/*:: as any*/),
                  (v21/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v22/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v25/*:: as any*/),
                    "to": "NULL"
                  },
                  (v27/*:: as any*/),
                  (v29/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v30/*:: as any*/),
                    "to": "NULL"
                  },
                  (v32/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v33/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v34/*:: as any*/),
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
                          "selections": (v35/*:: as any*/),
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "NULL"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FairsConditions_fairs"
          },
          (v36/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "onAnyDay",
        "args": (v37/*:: as any*/),
        "concreteType": "FairSearchConnection",
        "kind": "LinkedField",
        "name": "fairs",
        "plural": false,
        "selections": [
          {
            "condition": "isOpen",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Fair",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v40/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FairDayCount",
            "kind": "LinkedField",
            "name": "dayCounts",
            "plural": true,
            "selections": [
              (v38/*:: as any*/),
              (v41/*:: as any*/),
              {
                "condition": "isCalendar",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "Fair",
                      "kind": "LinkedField",
                      "name": "firstFairs",
                      "plural": true,
                      "selections": [
                        (v29/*:: as any*/),
                        (v27/*:: as any*/),
                        (v32/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    "to": "NULL"
                  }
                ]
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
        "name": "DayPlans_query"
      },
      (v42/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FairsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HallSearchOptions",
        "kind": "LinkedField",
        "name": "hallSearchOptions",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "condition": "withStations",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v13/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v15/*:: as any*/),
        "concreteType": "FairSearchConnection",
        "kind": "LinkedField",
        "name": "fairs",
        "plural": false,
        "selections": [
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Fair",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Hall",
                "kind": "LinkedField",
                "name": "hall",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v9/*:: as any*/),
                  (v20/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/),
              (v20/*:: as any*/),
              (v22/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v28/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": (v35/*:: as any*/),
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FairContentCount",
            "kind": "LinkedField",
            "name": "contentCounts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
                "storageKey": null
              },
              (v41/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FairPrefectureCount",
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
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v41/*:: as any*/)
            ],
            "storageKey": null
          },
          (v36/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "onAnyDay",
        "args": (v37/*:: as any*/),
        "concreteType": "FairSearchConnection",
        "kind": "LinkedField",
        "name": "fairs",
        "plural": false,
        "selections": [
          {
            "condition": "isOpen",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Fair",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v40/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FairDayCount",
            "kind": "LinkedField",
            "name": "dayCounts",
            "plural": true,
            "selections": [
              (v38/*:: as any*/),
              (v41/*:: as any*/),
              {
                "condition": "isCalendar",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Fair",
                    "kind": "LinkedField",
                    "name": "firstFairs",
                    "plural": true,
                    "selections": [
                      (v28/*:: as any*/),
                      (v26/*:: as any*/),
                      (v31/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
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
          (v14/*:: as any*/)
        ],
        "concreteType": "FairDayPlan",
        "kind": "LinkedField",
        "name": "fairDayPlans",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "distanceKm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "travelMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FairVisit",
            "kind": "LinkedField",
            "name": "first",
            "plural": false,
            "selections": (v43/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FairVisit",
            "kind": "LinkedField",
            "name": "second",
            "plural": false,
            "selections": (v43/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v42/*:: as any*/)
    ]
  },
  "params": {
    "id": "514302bcb76345d817927424d407b7743b8c5c825e2a5f5322e033891efb19a7",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "64e0e35180eba7c2c15dd89e042cad72";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
