/**
 * @generated SignedSource<<756cc84627c023cf9fa722243346fc1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClippedBrands_account$data = {
  readonly favoriteBrands: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BrandRow_brand" | "ClipStates_clippable">;
    }>;
    readonly totalCount: number | null | undefined;
  };
  readonly " $fragmentType": "ClippedBrands_account";
};
export type ClippedBrands_account$key = {
  readonly " $data"?: ClippedBrands_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClippedBrands_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClippedBrands_account",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        }
      ],
      "concreteType": "BrandConnection",
      "kind": "LinkedField",
      "name": "favoriteBrands",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Brand",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BrandRow_brand"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ClipStates_clippable"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "b12c4187bf3a40aca8264275adb36a20";

export default node;
