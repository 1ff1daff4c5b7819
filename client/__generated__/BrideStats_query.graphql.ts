/**
 * @generated SignedSource<<574d918143a916a7deeeb1b21352f38e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideStats_query$data = {
  readonly brideReportStats: {
    readonly albumCount: number | null | undefined;
    readonly brideCount: number | null | undefined;
    readonly photoCount: number | null | undefined;
    readonly reportCount: number | null | undefined;
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
  "metadata": null,
  "name": "BrideStats_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
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
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "34d2c5b5e9df480007125f122fe00a39";

export default node;
