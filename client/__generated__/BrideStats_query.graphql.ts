/**
 * @generated SignedSource<<39e08fe45e7bd94d50a6e4ca52721183>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideStats_query$data = {
  readonly brideReportStats: {
    readonly albumCount: number;
    readonly brideCount: number;
    readonly photoCount: number;
    readonly reportCount: number;
  };
  readonly " $fragmentType": "BrideStats_query";
};
export type BrideStats_query$key = {
  readonly " $data"?: BrideStats_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideStats_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrideStats_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BrideReportStats",
      "kind": "LinkedField",
      "name": "brideReportStats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brideCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "albumCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b53b1446c30d2dd94056854368d1f7ca";

export default node;
