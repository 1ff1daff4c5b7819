/**
 * @generated SignedSource<<06e69c2e822989078b860d8f3f503f33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VenueType = "CEREMONY_HALL" | "HOTEL" | "OTHER" | "PHOTO_STUDIO" | "RESTAURANT" | "SHRINE_OR_TEMPLE" | "WEDDING_HALL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HallHead_hall$data = {
  readonly address: string | null | undefined;
  readonly capacityMax: number | null | undefined;
  readonly coverImages: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  }> | null | undefined;
  readonly location: {
    readonly latitude: number | null | undefined;
    readonly longitude: number | null | undefined;
    readonly prefecture: {
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly regions: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
  } | null | undefined;
  readonly name: string;
  readonly priceRange: string | null | undefined;
  readonly rating: number | null | undefined;
  readonly ratingCount: number | null | undefined;
  readonly rawId: string;
  readonly tel: string | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly venueType: VenueType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
  readonly " $fragmentType": "HallHead_hall";
};
export type HallHead_hall$key = {
  readonly " $data"?: HallHead_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallHead_hall">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallHead_hall",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "hallPath_hall",
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "CatchField",
          "field": (v1/*:: as any*/),
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "areaSlug",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    (v0/*:: as any*/),
    {
      "kind": "RequiredField",
      "field": (v2/*:: as any*/),
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tel",
      "storageKey": null
    },
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
      "name": "priceRange",
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
      "name": "updatedAt",
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
          "kind": "InlineDataFragmentSpread",
          "name": "picture_image",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "placeholderColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
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
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefecture",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "regions",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
})();

(node as any).hash = "be838a48b1454afcf1fc99cee090c650";

export default node;
