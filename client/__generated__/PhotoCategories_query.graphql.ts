/**
 * @generated SignedSource<<b4c58dcaa29da99fe9658cfe31e06284>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HallPhotoCategory = "CEREMONY" | "DECORATION" | "DRESS" | "FACILITY" | "FOOD" | "GARDEN" | "IMAGE" | "OTHER" | "RECEPTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhotoCategories_query$data = {
  readonly halls: {
    readonly nodes: ReadonlyArray<{
      readonly photoSections: ReadonlyArray<{
        readonly category: HallPhotoCategory | null | undefined;
        readonly photos: ReadonlyArray<{
          readonly image: {
            readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
          } | null | undefined;
        }> | null | undefined;
      }> | null | undefined;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PhotoCategories_query";
};
export type PhotoCategories_query$key = {
  readonly " $data"?: PhotoCategories_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoCategories_query">;
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
  "name": "PhotoCategories_query",
  "selections": [
    {
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

(node as any).hash = "235cfc9c2179db54bcfe1d5bc062db67";

export default node;
