/**
 * @generated SignedSource<<2e5f08f0f04a5c2bae7bd3352bfca64e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VenueType = "CEREMONY_HALL" | "HOTEL" | "OTHER" | "PHOTO_STUDIO" | "RESTAURANT" | "SHRINE_OR_TEMPLE" | "WEDDING_HALL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SharedClip_clip$data = {
  readonly hall: {
    readonly access: string | null | undefined;
    readonly capacityMax: number | null | undefined;
    readonly capacityMin: number | null | undefined;
    readonly cost: number | null | undefined;
    readonly coverImages: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
    }> | null | undefined;
    readonly id: string;
    readonly name: string | null | undefined;
    readonly venueType: VenueType | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable" | "hallPath_hall">;
  } | null | undefined;
  readonly id: string;
  readonly isHallListed: boolean;
  readonly note: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipComments_clip">;
  readonly " $fragmentType": "SharedClip_clip";
};
export type SharedClip_clip$key = {
  readonly " $data"?: SharedClip_clip$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedClip_clip">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedClip_clip",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHallListed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClipComments_clip"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Hall",
      "kind": "LinkedField",
      "name": "hall",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "name": "cost",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "hallPath_hall",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rawId",
              "storageKey": null
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClipButton_clippable"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HallClip",
  "abstractKey": null
};
})();

(node as any).hash = "273a18af23df8faa4c822a329751d330";

export default node;
