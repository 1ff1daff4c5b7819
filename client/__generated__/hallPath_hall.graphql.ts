/**
 * @generated SignedSource<<1f7d06ffc50dae2f72c95dc8abe577e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hallPath_hall$data = {
  readonly areaSlug: string | null | undefined;
  readonly rawId: string;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "hallPath_hall";
};
export type hallPath_hall$key = {
  readonly " $data"?: hallPath_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hallPath_hall"
};

(node as any).hash = "c15af7f901ade0b8368d9272bfb2b576";

export default node;
