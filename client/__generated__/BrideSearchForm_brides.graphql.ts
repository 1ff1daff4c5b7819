/**
 * @generated SignedSource<<9bef72f5cd1dc3c2c2b61d97b6cc7a38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideSearchForm_brides$data = {
  readonly prefectureCounts: ReadonlyArray<{
    readonly count: number;
    readonly prefecture: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly styleCounts: ReadonlyArray<{
    readonly count: number;
    readonly style: string;
  }>;
  readonly " $fragmentType": "BrideSearchForm_brides";
};
export type BrideSearchForm_brides$key = {
  readonly " $data"?: BrideSearchForm_brides$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideSearchForm_brides">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrideSearchForm_brides",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BridePrefectureCount",
      "kind": "LinkedField",
      "name": "prefectureCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefecture",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrideStyleCount",
      "kind": "LinkedField",
      "name": "styleCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "style",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BrideSearchConnection",
  "abstractKey": null
};
})();

(node as any).hash = "190a8eabb9765bb7414174a6b40d0c6a";

export default node;
