/**
 * @generated SignedSource<<9be252211063dc9fa562d220d76acca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmbedProvider = "GOOGLE_MAPS" | "INSTAGRAM" | "VIMEO" | "YOUTUBE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextBlocks_blocks$data = ReadonlyArray<{
  readonly __typename: "ArticleEmbed";
  readonly provider: EmbedProvider;
  readonly title: string | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "TextBlocks_blocks";
} | {
  readonly __typename: "ArticleFigure";
  readonly caption: string | null | undefined;
  readonly image: {
    readonly height: number | null | undefined;
    readonly width: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly " $fragmentType": "TextBlocks_blocks";
} | {
  readonly __typename: "ArticleHall";
  readonly hall: {
    readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
  } | null | undefined;
  readonly label: string;
  readonly url: string;
  readonly " $fragmentType": "TextBlocks_blocks";
} | {
  readonly __typename: "ArticleHeading";
  readonly anchor: string;
  readonly level: number;
  readonly textWithBreaks: string;
  readonly " $fragmentType": "TextBlocks_blocks";
} | {
  readonly __typename: "ArticleTable";
  readonly caption: string | null | undefined;
  readonly html: string;
  readonly " $fragmentType": "TextBlocks_blocks";
} | {
  readonly __typename: "ArticleText";
  readonly html: string;
  readonly " $fragmentType": "TextBlocks_blocks";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "TextBlocks_blocks";
}>;
export type TextBlocks_blocks$key = ReadonlyArray<{
  readonly " $data"?: TextBlocks_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBlocks_blocks">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TextBlocks_blocks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "html",
          "storageKey": null
        }
      ],
      "type": "ArticleText",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textWithBreaks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anchor",
          "storageKey": null
        }
      ],
      "type": "ArticleHeading",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "picture_image",
              "selections": [
                (v3/*:: as any*/),
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
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ArticleFigure",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "html",
          "args": null,
          "kind": "ScalarField",
          "name": "htmlWithBreaks",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "type": "ArticleTable",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "type": "ArticleEmbed",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Hall",
          "kind": "LinkedField",
          "name": "hall",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "HallCard_hall"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ArticleHall",
      "abstractKey": null
    }
  ],
  "type": "ArticleBlock",
  "abstractKey": "__isArticleBlock"
};
})();

(node as any).hash = "6eee2cfdb5b0a78d246c5be6c38eaccf";

export default node;
