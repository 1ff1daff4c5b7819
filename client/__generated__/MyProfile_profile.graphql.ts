/**
 * @generated SignedSource<<0892cd54256e38367aa361aa63aff862>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyProfile_profile$data = {
  readonly albums: ReadonlyArray<{
    readonly coverImage: {
      readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
    } | null | undefined;
    readonly photoCount: number | null | undefined;
    readonly rawId: string;
    readonly title: string | null | undefined;
  }> | null | undefined;
  readonly clipCount: number | null | undefined;
  readonly icon: {
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly nickname: string | null | undefined;
  readonly produce: {
    readonly dressShop: string | null | undefined;
    readonly florist: string | null | undefined;
    readonly photographer: string | null | undefined;
    readonly planner: string | null | undefined;
  } | null | undefined;
  readonly rawId: string;
  readonly receptionImage: {
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly receptionPlace: string | null | undefined;
  readonly receptionStyle: string | null | undefined;
  readonly receptionTaste: string | null | undefined;
  readonly region: string | null | undefined;
  readonly selfIntroduction: string | null | undefined;
  readonly viewCount: number | null | undefined;
  readonly weddingDate: string | null | undefined;
  readonly " $fragmentType": "MyProfile_profile";
};
export type MyProfile_profile$key = {
  readonly " $data"?: MyProfile_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyProfile_profile">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v1 = [
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
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyProfile_profile",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nickname",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "icon",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "receptionImage",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Album",
      "kind": "LinkedField",
      "name": "albums",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "coverImage",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weddingDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receptionPlace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receptionTaste",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receptionStyle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selfIntroduction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clipCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrideProduce",
      "kind": "LinkedField",
      "name": "produce",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planner",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dressShop",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photographer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "florist",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bride",
  "abstractKey": null
};
})();

(node as any).hash = "2a96151f8004f0d2b75cd949938274e3";

export default node;
