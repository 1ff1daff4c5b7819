/**
 * @generated SignedSource<<451b838abae1aef329f84532ebd8a0fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type articleAddress_article$data = {
  readonly blocks: ReadonlyArray<{
    readonly __typename: string;
  }> | null | undefined;
  readonly " $fragmentType": "articleAddress_article";
};
export type articleAddress_article$key = {
  readonly " $data"?: articleAddress_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"articleAddress_article">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "articleAddress_article"
};

(node as any).hash = "5111130a5a95da227bdc4bdb45405a47";

export default node;
