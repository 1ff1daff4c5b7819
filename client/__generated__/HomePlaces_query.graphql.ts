/**
 * @generated SignedSource<<2b438612f4c14a7b802545c035711474>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DomesticArea = "CHUBU" | "CHUGOKU" | "HOKKAIDO" | "KANTO" | "KINKI" | "KYUSHU" | "SHIKOKU" | "TOHOKU" | "%future added value";
export type PlaceKind = "AREA" | "PREFECTURE" | "REGION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomePlaces_query$data = {
  readonly everywhere: {
    readonly areaCounts: ReadonlyArray<{
      readonly count: number;
      readonly kind: PlaceKind;
      readonly slug: string;
    }> | null | undefined;
  } | null | undefined;
  readonly options: {
    readonly areas: ReadonlyArray<{
      readonly domesticArea: DomesticArea | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"regionTiles_options">;
  };
  readonly " $fragmentType": "HomePlaces_query";
};
export type HomePlaces_query$key = {
  readonly " $data"?: HomePlaces_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePlaces_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Area",
  "kind": "LinkedField",
  "name": "areas",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domesticArea",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomePlaces_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "options",
        "args": null,
        "concreteType": "HallSearchOptions",
        "kind": "LinkedField",
        "name": "hallSearchOptions",
        "plural": false,
        "selections": [
          {
            "kind": "RequiredField",
            "field": (v2/*:: as any*/),
            "action": "THROW"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "regionTiles_options",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Prefecture",
                "kind": "LinkedField",
                "name": "prefectures",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
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
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": "everywhere",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "HallSearchConnection",
      "kind": "LinkedField",
      "name": "halls",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AreaHallCount",
          "kind": "LinkedField",
          "name": "areaCounts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "halls(first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "136881e00245a3e5e372df0e3018c50f";

export default node;
