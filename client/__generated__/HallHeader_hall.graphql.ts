/**
 * @generated SignedSource<<6743edc04e9c8c97cc61cef173898853>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VenueType = "CEREMONY_HALL" | "HOTEL" | "OTHER" | "PHOTO_STUDIO" | "RESTAURANT" | "SHRINE_OR_TEMPLE" | "WEDDING_HALL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HallHeader_hall$data = {
  readonly areaSlug: string | null | undefined;
  readonly coverImages: ReadonlyArray<{
    readonly altText: string | null | undefined;
    readonly url: string;
  }>;
  readonly location: {
    readonly prefecture: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly name: string;
  readonly nameKana: string | null | undefined;
  readonly rating: number | null | undefined;
  readonly ratingCount: number;
  readonly rawId: string;
  readonly slug: string | null | undefined;
  readonly venueType: VenueType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_hall">;
  readonly " $fragmentType": "HallHeader_hall";
};
export type HallHeader_hall$key = {
  readonly " $data"?: HallHeader_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallHeader_hall">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HallHeader_hall",
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
      "name": "nameKana",
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
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "62cdd07d5544304866aa4db93ac8190b";

export default node;
