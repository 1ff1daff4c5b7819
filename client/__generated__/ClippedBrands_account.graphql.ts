/**
 * @generated SignedSource<<eed94781feef9b38bdc2880b214f7880>>
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
      readonly " $fragmentSpreads": FragmentRefs<"BrandRow_brand" | "Clip_clippable">;
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
  "metadata": null,
  "name": "ClippedBrands_account",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
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
            "kind": "RequiredField",
            "field": {
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
                  "name": "Clip_clippable"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "79e5da32c3a23bb29d9fa82548b1994a";

export default node;
