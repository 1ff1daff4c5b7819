/**
 * @generated SignedSource<<78a581ccf5df8e3cf395f73e136363c1>>
 * @relayHash 924a505a183cadf56e74b153800c4e1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c73327d09f0e49fd509291b6f1a81cab4911472e8eeb61dd6cc502e15656719

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
  venueTypes?: ReadonlyArray<VenueType> | null | undefined;
  weddingStyleIds?: ReadonlyArray<string> | null | undefined;
};
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
export type useRelaxedCountsQuery$variables = {
  filter?: HallFilter | null | undefined;
};
export type useRelaxedCountsQuery$data = {
  readonly halls: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
};
export type useRelaxedCountsQuery = {
  response: useRelaxedCountsQuery$data;
  variables: useRelaxedCountsQuery$variables;
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
    "name": "useRelaxedCountsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRelaxedCountsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c73327d09f0e49fd509291b6f1a81cab4911472e8eeb61dd6cc502e15656719",
    "metadata": {},
    "name": "useRelaxedCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "433d2e0cb6218d1ccc6316f4ab393dd6";

export default node;
