/**
 * @generated SignedSource<<020745862fb6958f91fae0d2848fc989>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentlyViewedHalls_viewer$data = {
  readonly recentlyViewedHalls: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
      } | null | undefined;
      readonly viewedAt: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RecentlyViewedHalls_viewer";
};
export type RecentlyViewedHalls_viewer$key = {
  readonly " $data"?: RecentlyViewedHalls_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentlyViewedHalls_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentlyViewedHalls_viewer",
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

(node as any).hash = "bcd83ec09ef9949ae4a731f55fefe12c";

export default node;
