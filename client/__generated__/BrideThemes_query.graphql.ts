/**
 * @generated SignedSource<<d2de13aabce5dadc1147c53e2e1c21c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideThemes_query$data = {
  readonly themeTags: {
    readonly nodes: ReadonlyArray<{
      readonly brideCount: number;
      readonly name: string;
      readonly rawId: string;
    }>;
  };
  readonly " $fragmentType": "BrideThemes_query";
};
export type BrideThemes_query$key = {
  readonly " $data"?: BrideThemes_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideThemes_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrideThemes_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ThemeTagConnection",
      "kind": "LinkedField",
      "name": "themeTags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ThemeTag",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "brideCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d3458da2e6ae38c24d0b314686521706";

export default node;
