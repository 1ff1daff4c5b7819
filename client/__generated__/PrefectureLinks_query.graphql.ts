/**
 * @generated SignedSource<<17677ef6b7cea3d0d6da87c687925ec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DomesticArea = "CHUBU" | "CHUGOKU" | "HOKKAIDO" | "KANTO" | "KINKI" | "KYUSHU" | "SHIKOKU" | "TOHOKU" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PrefectureLinks_query$data = {
  readonly options: {
    readonly areas: ReadonlyArray<{
      readonly domesticArea: DomesticArea | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly prefectures: ReadonlyArray<{
      readonly areaSlug: string | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PrefectureLinks_query";
};
export type PrefectureLinks_query$key = {
  readonly " $data"?: PrefectureLinks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrefectureLinks_query">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrefectureLinks_query",
  "selections": [
    {
      "alias": "options",
      "args": null,
      "concreteType": "HallSearchOptions",
      "kind": "LinkedField",
      "name": "hallSearchOptions",
      "plural": false,
      "selections": [
        {
          "kind": "RequiredField",
          "field": {
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
          "action": "NONE"
        },
        {
          "kind": "RequiredField",
          "field": {
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
          "action": "NONE"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "38ea9c012edb27193091e14f3db9a046";

export default node;
