/**
 * @generated SignedSource<<22fafdc859365c6b573827c231788fb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HallPhotoCategory = "CEREMONY" | "DECORATION" | "DRESS" | "FACILITY" | "FOOD" | "GARDEN" | "IMAGE" | "OTHER" | "RECEPTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhotoKinds_query$data = {
  readonly halls: {
    readonly nodes: ReadonlyArray<{
      readonly photoSections: ReadonlyArray<{
        readonly category: HallPhotoCategory;
        readonly photos: ReadonlyArray<{
          readonly image: {
            readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
          };
        }>;
      }> | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "PhotoKinds_query";
};
export type PhotoKinds_query$key = {
  readonly " $data"?: PhotoKinds_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoKinds_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "prefectureSlug"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoKinds_query",
  "selections": [
    {
      "kind": "CatchField",
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
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
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
                },
                "to": "NULL"
              }
            ],
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

(node as any).hash = "0a441448ed2cbf24374cdf5e34b3141a";

export default node;
