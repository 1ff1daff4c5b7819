/**
 * @generated SignedSource<<7150b7d7ea172cf896475f8e495b129a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeptBrands_account$data = {
  readonly favoriteBrands: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BrandRow_brand" | "clipStates_clippable">;
    }>;
    readonly totalCount: number | null | undefined;
  };
  readonly " $fragmentType": "KeptBrands_account";
};
export type KeptBrands_account$key = {
  readonly " $data"?: KeptBrands_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptBrands_account">;
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
  "name": "KeptBrands_account",
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
              "name": "clipStates_clippable"
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

(node as any).hash = "91eecb4b4b6d6f5fefec399b4d301d7b";

export default node;
