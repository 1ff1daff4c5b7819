/**
 * @generated SignedSource<<a8e8663a1d6f7104ae708e8db3b6ea0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeHalls_query$data = {
  readonly places: {
    readonly prefectures: ReadonlyArray<{
      readonly areaSlug: string | null | undefined;
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
  } | null | undefined;
  readonly ranked: ReadonlyArray<{
    readonly hall: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
    } | null | undefined;
  }>;
  readonly sponsoredHall: {
    readonly hall: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "HomeHalls_query";
};
export type HomeHalls_query$key = {
  readonly " $data"?: HomeHalls_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHalls_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "prefectureSlug",
    "variableName": "prefectureSlug"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Hall",
    "kind": "LinkedField",
    "name": "hall",
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
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "prefectureSlug"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeHalls_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "ranked",
        "args": (v0/*:: as any*/),
        "concreteType": "RankedHall",
        "kind": "LinkedField",
        "name": "hallRanking",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "SponsoredHall",
      "kind": "LinkedField",
      "name": "sponsoredHall",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "places",
      "args": null,
      "concreteType": "HallSearchOptions",
      "kind": "LinkedField",
      "name": "hallSearchOptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefectures",
          "plural": true,
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "areaSlug",
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
})();

(node as any).hash = "050c876598c9a233bc3fb16194d85e6b";

export default node;
