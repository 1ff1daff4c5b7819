/**
 * @generated SignedSource<<cc375642a85d95b0a7093949a466448d>>
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

(node as any).hash = "4b025e1c99c802eedcec57c8558e14c0";

export default node;
