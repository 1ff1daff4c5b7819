/**
 * @generated SignedSource<<d91d0b72cdd8cc42d816d3a6569ccc9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type postModel_article$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string | null | undefined;
  }> | null | undefined;
  readonly isHeatmapped: boolean | null | undefined;
  readonly prLabel: string | null | undefined;
  readonly rawId: string | null | undefined;
  readonly showsFloatingBanner: boolean | null | undefined;
  readonly tags: ReadonlyArray<{
    readonly slug: string;
  }> | null | undefined;
  readonly thumbnail: {
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly title: string | null | undefined;
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

(node as any).hash = "7df43aa9fac7468f853a9cad2f581b02";

export default node;
