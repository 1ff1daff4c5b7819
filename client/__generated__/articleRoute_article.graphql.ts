/**
 * @generated SignedSource<<3da87e59d3b97fe788feabf5b2d8541b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type articleRoute_article$data = {
  readonly blocks: ReadonlyArray<{
    readonly __typename: string;
  }> | null | undefined;
  readonly " $fragmentType": "articleRoute_article";
};
export type articleRoute_article$key = {
  readonly " $data"?: articleRoute_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"articleRoute_article">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "articleRoute_article"
};

(node as any).hash = "21eac872d85bb27ca9f546eef9baf776";

export default node;
