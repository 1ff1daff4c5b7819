/**
 * @generated SignedSource<<840e3b71f5ef2ee67323ee51ed433c7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MagazinePickup_query$data = {
  readonly pickupArticles: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article" | "ArticleTags_article">;
  }>;
  readonly " $fragmentType": "MagazinePickup_query";
};
export type MagazinePickup_query$key = {
  readonly " $data"?: MagazinePickup_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MagazinePickup_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MagazinePickup_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "pickupArticles",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ArticleCard_article"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ArticleTags_article"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4d5e2780dc4511ffa71a994c580e109d";

export default node;
