/**
 * @generated SignedSource<<1949d4cf22bc48d9f9e284f8ebd46a54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DomesticArea = "CHUBU" | "CHUGOKU" | "HOKKAIDO" | "KANTO" | "KINKI" | "KYUSHU" | "SHIKOKU" | "TOHOKU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSearchOptions_query$data = {
  readonly options: {
    readonly areas: ReadonlyArray<{
      readonly domesticArea: DomesticArea | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly chapels: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly districts?: ReadonlyArray<{
      readonly name: string;
      readonly prefectureSlug: string;
      readonly slug: string;
    }>;
    readonly goods: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly planTags: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly planTypes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly prefectures: ReadonlyArray<{
      readonly areaSlug: string | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly regions?: ReadonlyArray<{
      readonly name: string;
      readonly prefectureSlug: string;
      readonly slug: string;
    }>;
    readonly stations?: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly prefectureSlug: string;
    }>;
    readonly tastes: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useSearchOptions_query";
};
export type useSearchOptions_query$key = {
  readonly " $data"?: useSearchOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSearchOptions_query">;
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
v2 = [
  {
    "kind": "Variable",
    "name": "prefectureSlug",
    "variableName": "prefectureSlug"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefectureSlug",
  "storageKey": null
},
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = [
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
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "prefectureSlug"
    },
    {
      "kind": "RootArgument",
      "name": "withPlaces"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSearchOptions_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
          },
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
          },
          {
            "condition": "withPlaces",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "Region",
                "kind": "LinkedField",
                "name": "regions",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "District",
                "kind": "LinkedField",
                "name": "districts",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "Station",
                "kind": "LinkedField",
                "name": "stations",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchChoice",
            "kind": "LinkedField",
            "name": "planTypes",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchChoice",
            "kind": "LinkedField",
            "name": "goods",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchChoice",
            "kind": "LinkedField",
            "name": "tastes",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchChoice",
            "kind": "LinkedField",
            "name": "chapels",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchChoice",
            "kind": "LinkedField",
            "name": "planTags",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "36de66c7860fb721cd7f3c0958423cab";

export default node;
