/**
 * @generated SignedSource<<beef5706db24faeec2fd00e67b74e664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyViewedHalls_viewer$data = {
  readonly recentlyViewedHalls: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
      };
      readonly viewedAt: string;
    }>;
  };
  readonly " $fragmentType": "MyViewedHalls_viewer";
};
export type MyViewedHalls_viewer$key = {
  readonly " $data"?: MyViewedHalls_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyViewedHalls_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MyViewedHalls_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "RecentlyViewedHallConnection",
      "kind": "LinkedField",
      "name": "recentlyViewedHalls",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RecentlyViewedHallEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Hall",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
          "storageKey": null
        }
      ],
      "storageKey": "recentlyViewedHalls(first:12)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "abbc9680eb46998c356cfc4a2e38601b";

export default node;
