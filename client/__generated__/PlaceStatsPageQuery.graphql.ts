/**
 * @generated SignedSource<<b6a0ee1d6920d0a607d708ee7e11ba7e>>
 * @relayHash 94fd551d5821fceda88401820d26ac29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f713b245767d80207b720aaec4bc316e26dbdaa88508c065cc605817a711042f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PlaceInput = {
  areaSlug: string;
  bounds?: never;
  districtSlug?: never;
  prefectureSlug?: never;
  regionSlugs?: never;
  stationId?: never;
} | {
  areaSlug?: never;
  bounds: GeoBoundsInput;
  districtSlug?: never;
  prefectureSlug?: never;
  regionSlugs?: never;
  stationId?: never;
} | {
  areaSlug?: never;
  bounds?: never;
  districtSlug: string;
  prefectureSlug?: never;
  regionSlugs?: never;
  stationId?: never;
} | {
  areaSlug?: never;
  bounds?: never;
  districtSlug?: never;
  prefectureSlug: string;
  regionSlugs?: never;
  stationId?: never;
} | {
  areaSlug?: never;
  bounds?: never;
  districtSlug?: never;
  prefectureSlug?: never;
  regionSlugs: ReadonlyArray<string>;
  stationId?: never;
} | {
  areaSlug?: never;
  bounds?: never;
  districtSlug?: never;
  prefectureSlug?: never;
  regionSlugs?: never;
  stationId: string;
};
export type GeoBoundsInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};
export type PlaceStatsPageQuery$variables = {
  place: PlaceInput;
  prefectureSlug?: string | null | undefined;
};
export type PlaceStatsPageQuery$data = {
  readonly options: {
    readonly areas: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
    readonly prefectures: ReadonlyArray<{
      readonly areaSlug: string | null | undefined;
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
    readonly regions: ReadonlyArray<{
      readonly name: string;
      readonly prefectureSlug: string;
      readonly slug: string;
    }> | null | undefined;
  } | null | undefined;
  readonly stats: {
    readonly averageCost: number | null | undefined;
    readonly averageGuestCount: Result<number | null | undefined, unknown>;
    readonly hallCount: number | null | undefined;
    readonly photoCount: number | null | undefined;
    readonly reviewCount: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PrefectureLinks_query">;
};
export type PlaceStatsPageQuery = {
  response: PlaceStatsPageQuery$data;
  variables: PlaceStatsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "place"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "prefectureSlug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "place",
    "variableName": "place"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hallCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photoCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "averageCost",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "averageGuestCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Prefecture",
  "kind": "LinkedField",
  "name": "prefectures",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
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
v10 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "prefectureSlug",
      "variableName": "prefectureSlug"
    }
  ],
  "concreteType": "Region",
  "kind": "LinkedField",
  "name": "regions",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prefectureSlug",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PlaceStatsPageQuery",
    "selections": [
      {
        "alias": "stats",
        "args": (v1/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v5/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v6/*:: as any*/),
            "to": "RESULT"
          }
        ],
        "storageKey": null
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": "options",
          "args": null,
          "concreteType": "HallSearchOptions",
          "kind": "LinkedField",
          "name": "hallSearchOptions",
          "plural": false,
          "selections": [
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Area",
                "kind": "LinkedField",
                "name": "areas",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v9/*:: as any*/),
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v10/*:: as any*/),
              "to": "NULL"
            }
          ],
          "storageKey": null
        },
        "to": "NULL"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PrefectureLinks_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlaceStatsPageQuery",
    "selections": [
      {
        "alias": "stats",
        "args": (v1/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
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
            "concreteType": "Area",
            "kind": "LinkedField",
            "name": "areas",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f713b245767d80207b720aaec4bc316e26dbdaa88508c065cc605817a711042f",
    "metadata": {},
    "name": "PlaceStatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20112052c0466f071a1e68e0b140fc86";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
