/**
 * @generated SignedSource<<96d442d4f7a8af35784e2b90d8c780c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PreparationPhase = "MONTHS_12_TO_10" | "MONTHS_3_TO_1" | "MONTHS_6_TO_4" | "MONTHS_9_TO_7" | "WEDDING_DAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CategoryFilter_articles$data = {
  readonly phaseCounts: ReadonlyArray<{
    readonly count: number;
    readonly phase: PreparationPhase;
  }>;
  readonly prefectureCounts: ReadonlyArray<{
    readonly count: number;
    readonly prefectureSlug: string;
  }>;
  readonly tagCounts: ReadonlyArray<{
    readonly count: number;
    readonly tag: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly " $fragmentType": "CategoryFilter_articles";
};
export type CategoryFilter_articles$key = {
  readonly " $data"?: CategoryFilter_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryFilter_articles">;
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
  "name": "CategoryFilter_articles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleTagCount",
      "kind": "LinkedField",
      "name": "tagCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ArticleTag",
          "kind": "LinkedField",
          "name": "tag",
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
      "concreteType": "ArticlePhaseCount",
      "kind": "LinkedField",
      "name": "phaseCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticlePrefectureCount",
      "kind": "LinkedField",
      "name": "prefectureCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prefectureSlug",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CategoryArticleConnection",
  "abstractKey": null
};
})();

(node as any).hash = "23412f33eb6b696b72ac91476cba8f3d";

export default node;
