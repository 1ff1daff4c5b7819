/**
 * @generated SignedSource<<8a6db4b7d4355aea16c920324290fd5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrandCategory = "DRESS" | "OTHER" | "RING" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type BrandRow_brand$data = {
  readonly category: BrandCategory | null | undefined;
  readonly name: string | null | undefined;
  readonly nameKana: string | null | undefined;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly url: Result<string | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable">;
  readonly " $fragmentType": "BrandRow_brand";
};
export type BrandRow_brand$key = {
  readonly " $data"?: BrandRow_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandRow_brand">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandRow_brand",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClipButton_clippable"
    },
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
      "name": "nameKana",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": (v0/*:: as any*/),
      "to": "RESULT"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "picture_image",
          "selections": [
            (v0/*:: as any*/),
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
  "type": "Brand",
  "abstractKey": null
};
})();

(node as any).hash = "e9800cdc33cc30b2165b21038c42b687";

export default node;
