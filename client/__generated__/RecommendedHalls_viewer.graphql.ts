/**
 * @generated SignedSource<<674934adc59877739579aa661d0c43c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecommendedHalls_viewer$data = {
  readonly recommendedHalls: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
  }> | null | undefined;
  readonly " $fragmentType": "RecommendedHalls_viewer";
};
export type RecommendedHalls_viewer$key = {
  readonly " $data"?: RecommendedHalls_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecommendedHalls_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hall"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecommendedHalls_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        },
        {
          "kind": "Variable",
          "name": "hallBy",
          "variableName": "hall"
        }
      ],
      "concreteType": "Hall",
      "kind": "LinkedField",
      "name": "recommendedHalls",
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
          "name": "HallCard_hall"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "55361891b0ded25a15a44bcd56244bf3";

export default node;
