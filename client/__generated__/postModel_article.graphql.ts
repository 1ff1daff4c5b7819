/**
 * @generated SignedSource<<8495cf74bbebd4415e4d4e7fe4d33c69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type postModel_article$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly isHeatmapped: boolean | null | undefined;
  readonly prLabel: string | null | undefined;
  readonly rawId: string | null | undefined;
  readonly showsFloatingBanner: boolean | null | undefined;
  readonly tags: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly thumbnail: {
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "postModel_article";
};
export type postModel_article$key = {
  readonly " $data"?: postModel_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"postModel_article">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "postModel_article"
};

(node as any).hash = "b15da9141012f0ab94eda1738669f567";

export default node;
