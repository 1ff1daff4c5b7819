/**
 * @generated SignedSource<<70c4e35a32957274f66d1a3b900a9ce1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallSearchForm_halls$data = {
  readonly facetCounts: {
    readonly bestRateOnly: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly chapelIds: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly goodsIds: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly officialOnly: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly people: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly planIds: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly tasteIds: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly venueTypes: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly weddingStyleIds: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceTree_halls">;
  readonly " $fragmentType": "HallSearchForm_halls";
};
export type HallSearchForm_halls$key = {
  readonly " $data"?: HallSearchForm_halls$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallSearchForm_halls">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallSearchForm_halls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceTree_halls"
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
          "name": "venueTypes",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "planIds",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "goodsIds",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "tasteIds",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "chapelIds",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "weddingStyleIds",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "officialOnly",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "bestRateOnly",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetCount",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "e4fc385e7da329fc762817bd4b4ce003";

export default node;
