/**
 * @generated SignedSource<<89267410fcfa62152ae3349382f994d4>>
 * @relayHash dce4c035520cf302d789ff39e0773546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6ae740b4d431441ee5ff90bd134f10ce072e0e355ab8b5812d27579794daadf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VenueType = "CEREMONY_HALL" | "HOTEL" | "OTHER" | "PHOTO_STUDIO" | "RESTAURANT" | "SHRINE_OR_TEMPLE" | "WEDDING_HALL" | "%future added value";
export type HallFilter = {
  bestRateOnly?: boolean | null | undefined;
  chapelIds?: ReadonlyArray<string> | null | undefined;
  goodsIds?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
  officialOnly?: boolean | null | undefined;
  people?: number | null | undefined;
  place?: PlaceInput | null | undefined;
  planIds?: ReadonlyArray<string> | null | undefined;
  tasteIds?: ReadonlyArray<string> | null | undefined;
  text?: string | null | undefined;
  venueTypes?: ReadonlyArray<VenueType> | null | undefined;
  weddingStyleIds?: ReadonlyArray<string> | null | undefined;
};
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
export type useHallCountQuery$variables = {
  filter?: HallFilter | null | undefined;
};
export type useHallCountQuery$data = {
  readonly halls: {
    readonly totalCount: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HallSearchForm_halls">;
  } | null | undefined;
};
export type useHallCountQuery = {
  response: useHallCountQuery$data;
  variables: useHallCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useHallCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HallSearchConnection",
        "kind": "LinkedField",
        "name": "halls",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HallSearchForm_halls"
          }
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
    "name": "useHallCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HallSearchConnection",
        "kind": "LinkedField",
        "name": "halls",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AreaHallCount",
            "kind": "LinkedField",
            "name": "areaCounts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HallFacetCounts",
            "kind": "LinkedField",
            "name": "facetCounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "districts",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "stations",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "venueTypes",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "planIds",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "goodsIds",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "tasteIds",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "chapelIds",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "weddingStyleIds",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "officialOnly",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "bestRateOnly",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FacetCount",
                "kind": "LinkedField",
                "name": "people",
                "plural": true,
                "selections": (v4/*:: as any*/),
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
  "params": {
    "id": "e6ae740b4d431441ee5ff90bd134f10ce072e0e355ab8b5812d27579794daadf",
    "metadata": {},
    "name": "useHallCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70a47fe0a19980d5aae1d0c9751f8ac2";

export default node;
