/**
 * @generated SignedSource<<bd00118dcf7d9818ae4a51370e59c183>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FairContentKind = "CONSULTATION" | "DECORATION" | "FOOD" | "MOCK_CEREMONY" | "MOCK_RECEPTION" | "SHOW" | "TASTING" | "TRY_ON_DRESS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FairsConditions_fairs$data = {
  readonly contentCounts: ReadonlyArray<{
    readonly content: FairContentKind;
    readonly count: number;
  }>;
  readonly prefectureCounts: ReadonlyArray<{
    readonly count: number;
    readonly prefecture: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly " $fragmentType": "FairsConditions_fairs";
};
export type FairsConditions_fairs$key = {
  readonly " $data"?: FairsConditions_fairs$data;
  readonly " $fragmentSpreads": FragmentRefs<"FairsConditions_fairs">;
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
  "name": "FairsConditions_fairs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FairContentCount",
      "kind": "LinkedField",
      "name": "contentCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FairPrefectureCount",
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
    }
  ],
  "type": "FairSearchConnection",
  "abstractKey": null
};
})();

(node as any).hash = "151063a9c0362c534515903d0adc2cef";

export default node;
