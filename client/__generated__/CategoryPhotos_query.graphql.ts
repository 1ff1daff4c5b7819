/**
 * @generated SignedSource<<5c7579440dc59f0bb68e2b7a57d5d6b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HallPhotoCategory = "CEREMONY" | "DECORATION" | "DRESS" | "FACILITY" | "FOOD" | "GARDEN" | "IMAGE" | "OTHER" | "RECEPTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CategoryPhotos_query$data = {
  readonly halls: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string | null | undefined;
      readonly photoSections: ReadonlyArray<{
        readonly category: HallPhotoCategory | null | undefined;
        readonly photos: ReadonlyArray<{
          readonly caption: string | null | undefined;
          readonly image: {
            readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
          } | null | undefined;
        }> | null | undefined;
      }> | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
    }>;
  };
  readonly options: {
    readonly prefectures: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CategoryPhotos_query";
};
export type CategoryPhotos_query$key = {
  readonly " $data"?: CategoryPhotos_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPhotos_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "prefectureSlug"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryPhotos_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "fields": [
              {
                "fields": [
                  {
                    "kind": "Variable",
                    "name": "prefectureSlug",
                    "variableName": "prefectureSlug"
                  }
                ],
                "kind": "ObjectValue",
                "name": "place"
              }
            ],
            "kind": "ObjectValue",
            "name": "filter"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 8
          }
        ],
        "concreteType": "HallSearchConnection",
        "kind": "LinkedField",
        "name": "halls",
        "plural": false,
        "selections": [
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Hall",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "hallPath_hall",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "rawId",
                      "storageKey": null
                    },
                    {
                      "kind": "CatchField",
                      "field": (v1/*:: as any*/),
                      "to": "NULL"
                    },
                    {
                      "kind": "CatchField",
                      "field": {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "areaSlug",
                        "storageKey": null
                      },
                      "to": "NULL"
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PhotoSection",
                  "kind": "LinkedField",
                  "name": "photoSections",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "category",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Photo",
                      "kind": "LinkedField",
                      "name": "photos",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "caption",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Image",
                          "kind": "LinkedField",
                          "name": "image",
                          "plural": false,
                          "selections": [
                            {
                              "kind": "InlineDataFragmentSpread",
                              "name": "picture_image",
                              "selections": [
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "url",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "altText",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "placeholderColor",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "width",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "height",
                                  "storageKey": null
                                }
                              ],
                              "args": null,
                              "argumentDefinitions": []
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
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
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefectures",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/)
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

(node as any).hash = "b1e584f2a5ad08cf9cca28e28094759d";

export default node;
