/**
 * @generated SignedSource<<59b1ceb903d49146c4939ff571b7eb63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VenueType = "CEREMONY_HALL" | "HOTEL" | "OTHER" | "PHOTO_STUDIO" | "RESTAURANT" | "SHRINE_OR_TEMPLE" | "WEDDING_HALL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HallCard_hall$data = {
  readonly access: string | null | undefined;
  readonly areaSlug: string | null | undefined;
  readonly capacityMax: number | null | undefined;
  readonly capacityMin: number | null | undefined;
  readonly cost: number | null | undefined;
  readonly coverImages: ReadonlyArray<{
    readonly altText: string | null | undefined;
    readonly url: string;
  }> | null | undefined;
  readonly isBestRate: boolean | null | undefined;
  readonly location: {
    readonly prefecture: {
      readonly name: string;
    } | null | undefined;
    readonly regions: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly rating: number | null | undefined;
  readonly ratingCount: number | null | undefined;
  readonly rawId: string;
  readonly slug: string | null | undefined;
  readonly venueType: VenueType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_hall">;
  readonly " $fragmentType": "HallCard_hall";
};
export type HallCard_hall$key = {
  readonly " $data"?: HallCard_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallCard_hall",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rawId",
      "storageKey": null
    },
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
      "name": "areaSlug",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "venueType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "access",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacityMin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capacityMax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBestRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "coverImages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "altText",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HallLocation",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefecture",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "regions",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClipButton_hall"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
})();

(node as any).hash = "6fc024988ca04ce39c08607486ae69b5";

export default node;
