/**
 * @generated SignedSource<<9aec218d26dbda39d3e0736a5c998fee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideCard_bride$data = {
  readonly nickname: string | null | undefined;
  readonly rawId: string;
  readonly receptionImage: {
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly receptionPlace: string | null | undefined;
  readonly receptionStyle: string | null | undefined;
  readonly receptionTaste: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable">;
  readonly " $fragmentType": "BrideCard_bride";
};
export type BrideCard_bride$key = {
  readonly " $data"?: BrideCard_bride$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrideCard_bride",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "isCounted",
          "value": false
        }
      ],
      "kind": "FragmentSpread",
      "name": "ClipButton_clippable"
    },
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
      "name": "nickname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receptionPlace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receptionStyle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receptionTaste",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "receptionImage",
      "plural": false,
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
  "type": "Bride",
  "abstractKey": null
};

(node as any).hash = "0cf198c79606a68ffaa7cfe7a2254cc0";

export default node;
