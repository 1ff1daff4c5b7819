/**
 * @generated SignedSource<<8c97f9dc86d0af4e7f1d9d573576cf3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeIntroduction_query$data = {
  readonly introduced: {
    readonly nodes: ReadonlyArray<{
      readonly coverImages: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
      }> | null | undefined;
    }> | null | undefined;
    readonly totalCount: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "HomeIntroduction_query";
};
export type HomeIntroduction_query$key = {
  readonly " $data"?: HomeIntroduction_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeIntroduction_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeIntroduction_query",
  "selections": [
    {
      "alias": "introduced",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "REVIEWS_MANY"
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
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
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
              "concreteType": "Image",
              "kind": "LinkedField",
              "name": "coverImages",
              "plural": true,
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
      "storageKey": "halls(first:6,sort:\"REVIEWS_MANY\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3a5670b4819f451943459eb66424d3e2";

export default node;
