/**
 * @generated SignedSource<<ba17417ea1a5d246b0dd46776a5ae5c8>>
 * @relayHash d6bd7b7254aed7e89b28de50b8f755e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37897217648de3a563af7f5ff616c9d03da9ab445fe4726b6be663f45fa13892

import type { ConcreteRequest } from 'relay-runtime';
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
export type useRelaxedSearchCountsQuery$variables = {
  filter?: HallFilter | null | undefined;
};
export type useRelaxedSearchCountsQuery$data = {
  readonly halls: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
};
export type useRelaxedSearchCountsQuery = {
  response: useRelaxedSearchCountsQuery$data;
  variables: useRelaxedSearchCountsQuery$variables;
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
    "alias": null,
    "args": [
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
    "concreteType": "HallSearchConnection",
    "kind": "LinkedField",
    "name": "halls",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRelaxedSearchCountsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRelaxedSearchCountsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "37897217648de3a563af7f5ff616c9d03da9ab445fe4726b6be663f45fa13892",
    "metadata": {},
    "name": "useRelaxedSearchCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "092b5b4a5cb6170c99887919615f8204";

export default node;
