/**
 * @generated SignedSource<<fa982565a30adac8d854a84c11677a9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallVideos_hall$data = {
  readonly name: string | null | undefined;
  readonly rawId: string;
  readonly videos: ReadonlyArray<{
    readonly durationSeconds: number | null | undefined;
    readonly hall: {
      readonly rawId: string;
    } | null | undefined;
    readonly hallName: string | null | undefined;
    readonly rawId: string;
    readonly thumbnail: {
      readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
    } | null | undefined;
    readonly title: string | null | undefined;
    readonly url: string | null | undefined;
  }>;
  readonly " $fragmentType": "HallVideos_hall";
};
export type HallVideos_hall$key = {
  readonly " $data"?: HallVideos_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallVideos_hall">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallVideos_hall",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "HallVideo",
        "kind": "LinkedField",
        "name": "videos",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "hall",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hallName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "thumbnail",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "picture_image",
                "selections": [
                  (v1/*:: as any*/),
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
      },
      "action": "THROW"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
})();

(node as any).hash = "51a0366fe32bdd37a56794bfbe1b89ee";

export default node;
