/**
 * @generated SignedSource<<1d46ed9214b9ca6e9c4e21049f601332>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type picture_image$data = {
  readonly altText: string | null | undefined;
  readonly height: number | null | undefined;
  readonly url: string;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "picture_image";
};
export type picture_image$key = {
  readonly " $data"?: picture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "picture_image"
};

(node as any).hash = "00b2e790e4cfc60797f56bbc7ff89385";

export default node;
