/**
 * @generated SignedSource<<d028cd4e3fde1f4196771891e40c32ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallReviews_query$data = {
  readonly options: {
    readonly seasons: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "HallReviews_query";
};
export type HallReviews_query$key = {
  readonly " $data"?: HallReviews_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallReviews_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallReviews_query",
  "selections": [
    {
      "alias": "options",
      "args": null,
      "concreteType": "HallSearchOptions",
      "kind": "LinkedField",
      "name": "hallSearchOptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchChoice",
          "kind": "LinkedField",
          "name": "seasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
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

(node as any).hash = "4c01c86c76dcc43cfb1b4c5d6dbee712";

export default node;
