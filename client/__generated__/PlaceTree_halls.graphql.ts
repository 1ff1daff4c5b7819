/**
 * @generated SignedSource<<521fa9a7f59f86cd7b28e9d33eae4dec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlaceKind = "AREA" | "PREFECTURE" | "REGION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlaceTree_halls$data = {
  readonly areaCounts: ReadonlyArray<{
    readonly count: number;
    readonly kind: PlaceKind;
    readonly slug: string;
  }> | null | undefined;
  readonly facetCounts: {
    readonly districts: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly stations: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PlaceTree_halls";
};
export type PlaceTree_halls$key = {
  readonly " $data"?: PlaceTree_halls$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceTree_halls">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceTree_halls",
  "selections": [
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
        (v0/*:: as any*/)
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "stations",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HallSearchConnection",
  "abstractKey": null
};
})();

(node as any).hash = "bcad2e7bbf21fc6e466b260ccfc240ae";

export default node;
