/**
 * @generated SignedSource<<40d6b1e40d51c7ccec0e75dfed879a34>>
 * @relayHash a2f1c9899ed11f8b8520458cdf30a6e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 137558ef2edcfae9175ca550cdd2d6a6ff4a725515174add7b302c58ce4f05fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FairContentKind = "CONSULTATION" | "DECORATION" | "FOOD" | "MOCK_CEREMONY" | "MOCK_RECEPTION" | "SHOW" | "TASTING" | "TRY_ON_DRESS" | "%future added value";
export type Rokuyo = "BUTSUMETSU" | "SENBU" | "SENSHO" | "SHAKKU" | "TAIAN" | "TOMOBIKI" | "%future added value";
export type FairFilter = {
  areaSlug?: string | null | undefined;
  contents?: ReadonlyArray<FairContentKind> | null | undefined;
  daysOffOnly?: boolean | null | undefined;
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
  month?: string | null | undefined;
  page: number;
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
    };
    readonly nodes: ReadonlyArray<{
      readonly hall: {
        readonly name: string | null | undefined;
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
    readonly prefectures: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
  };
  readonly onAnyDay: {
    readonly dayCounts: ReadonlyArray<{
      readonly count: number;
      readonly date: string;
    }>;
  };
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
  "name": "month"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  },
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
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
      "selections": (v5/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v11 = {
  "kind": "CatchField",
  "field": (v4/*:: as any*/),
  "to": "NULL"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameWithBreaks",
  "storageKey": null
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reservationsCloseAt",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReservable",
  "storageKey": null
},
v23 = {
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
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v26 = {
  "alias": "onAnyDay",
  "args": [
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
  "concreteType": "FairSearchConnection",
  "kind": "LinkedField",
  "name": "fairs",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FairDayCount",
      "kind": "LinkedField",
      "name": "dayCounts",
      "plural": true,
      "selections": [
        (v24/*:: as any*/),
        (v25/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v27 = {
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
  "selections": [
    (v24/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "name": "FairsPageQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "FairSearchConnection",
        "kind": "LinkedField",
        "name": "fairs",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Fair",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Hall",
                "kind": "LinkedField",
                "name": "hall",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "fairCardData_fair",
                "selections": [
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v12/*:: as any*/),
                    "to": "NULL"
                  },
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
                  {
                    "kind": "CatchField",
                    "field": (v18/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v19/*:: as any*/),
                    "to": "NULL"
                  },
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
          (v23/*:: as any*/)
        ],
        "storageKey": null
      },
      (v26/*:: as any*/),
      (v27/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FairsPageQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "FairSearchConnection",
        "kind": "LinkedField",
        "name": "fairs",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Fair",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Hall",
                "kind": "LinkedField",
                "name": "hall",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v4/*:: as any*/),
                  (v28/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v28/*:: as any*/)
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
              (v25/*:: as any*/)
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
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v25/*:: as any*/)
            ],
            "storageKey": null
          },
          (v23/*:: as any*/)
        ],
        "storageKey": null
      },
      (v26/*:: as any*/),
      (v27/*:: as any*/)
    ]
  },
  "params": {
    "id": "137558ef2edcfae9175ca550cdd2d6a6ff4a725515174add7b302c58ce4f05fc",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "15bffff85e37554ba91020f1b843bd1c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
