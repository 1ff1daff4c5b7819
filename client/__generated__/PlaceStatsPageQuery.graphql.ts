/**
 * @generated SignedSource<<6a397579b9108561da33ba882cb607d9>>
 * @relayHash a63e59f9f74e96134f3e7ed89ce06826
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e09cf6229b8368c81c21fa343d93f8983e67b239529ad3fe563dffe90941942e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PlaceInput = {
  areaSlug: string;
  districtSlug?: never;
  prefectureSlug?: never;
  regionSlugs?: never;
  stationId?: never;
} | {
  areaSlug?: never;
  districtSlug: string;
  prefectureSlug?: never;
  regionSlugs?: never;
  stationId?: never;
} | {
  areaSlug?: never;
  districtSlug?: never;
  prefectureSlug: string;
  regionSlugs?: never;
  stationId?: never;
} | {
  areaSlug?: never;
  districtSlug?: never;
  prefectureSlug?: never;
  regionSlugs: ReadonlyArray<string>;
  stationId?: never;
} | {
  areaSlug?: never;
  districtSlug?: never;
  prefectureSlug?: never;
  regionSlugs?: never;
  stationId: string;
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
    }>;
    readonly prefectures: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly regions: ReadonlyArray<{
      readonly name: string;
      readonly prefectureSlug: string;
      readonly slug: string;
    }>;
  } | null | undefined;
  readonly stats: Result<{
    readonly averageCost: number | null | undefined;
    readonly averageGuestCount: number | null | undefined;
    readonly hallCount: number;
    readonly photoCount: number;
    readonly reviewCount: number;
  } | null | undefined, unknown>;
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
v1 = {
  "alias": "stats",
  "args": [
    {
      "kind": "Variable",
      "name": "place",
      "variableName": "place"
    }
  ],
  "concreteType": "AreaStats",
  "kind": "LinkedField",
  "name": "areaStats",
  "plural": false,
  "selections": [
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
      "name": "reviewCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageCost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageGuestCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
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
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
    "metadata": null,
    "name": "PlaceStatsPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "RESULT"
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
              "alias": null,
              "args": null,
              "concreteType": "Area",
              "kind": "LinkedField",
              "name": "areas",
              "plural": true,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Prefecture",
              "kind": "LinkedField",
              "name": "prefectures",
              "plural": true,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            (v5/*:: as any*/)
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
      (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Prefecture",
            "kind": "LinkedField",
            "name": "prefectures",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e09cf6229b8368c81c21fa343d93f8983e67b239529ad3fe563dffe90941942e",
    "metadata": {},
    "name": "PlaceStatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd843b34a38ea37a9d3836898b354402";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
