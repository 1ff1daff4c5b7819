/**
 * @generated SignedSource<<688702d8f3245680b092e711318159ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RingChoice = "BOTH" | "ENGAGEMENT_RING" | "WEDDING_RING" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type RingRow_ring$data = {
  readonly brandName: string | null | undefined;
  readonly material: string | null | undefined;
  readonly name: string | null | undefined;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly price: number | null | undefined;
  readonly ringChoice: RingChoice | null | undefined;
  readonly url: Result<string | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable">;
  readonly " $fragmentType": "RingRow_ring";
};
export type RingRow_ring$key = {
  readonly " $data"?: RingRow_ring$data;
  readonly " $fragmentSpreads": FragmentRefs<"RingRow_ring">;
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
  "name": "RingRow_ring",
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
      "name": "brandName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ringChoice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "material",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
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
  "type": "Ring",
  "abstractKey": null
};
})();

(node as any).hash = "ed338dcfc1b85b450b8808be4adbe98f";

export default node;
