/**
 * @generated SignedSource<<376640d18c19a677cae3da760aa3cd7d>>
 * @relayHash dfb149e018555ddcae3c309595e46995
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd188ac93a69af37ea5e753344218c3fd12ca43d39b5707f517ff6df3678ff4a

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
export type EmptyResultQuery$variables = {
  filter?: HallFilter | null | undefined;
};
export type EmptyResultQuery$data = {
  readonly halls: {
    readonly totalCount: number | null | undefined;
  } | null | undefined;
};
export type EmptyResultQuery = {
  response: EmptyResultQuery$data;
  variables: EmptyResultQuery$variables;
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
    "name": "EmptyResultQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmptyResultQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd188ac93a69af37ea5e753344218c3fd12ca43d39b5707f517ff6df3678ff4a",
    "metadata": {},
    "name": "EmptyResultQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cacdf6d724eff1dfccf41c0d8b0b69ec";

export default node;
