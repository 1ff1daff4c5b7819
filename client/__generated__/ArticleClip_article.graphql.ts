/**
 * @generated SignedSource<<42a9fa3d30a9a38e94aa274277a5b4f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleClip_article$data = {
  readonly rawId: string | null | undefined;
  readonly title: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ClipButton_clippable">;
  readonly " $fragmentType": "ArticleClip_article";
};
export type ArticleClip_article$key = {
  readonly " $data"?: ArticleClip_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleClip_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleClip_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rawId",
      "storageKey": null
    },
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
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClipButton_clippable"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "d34acd6b385803b3a15d491434e3fd22";

export default node;
