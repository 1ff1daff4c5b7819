/**
 * @generated SignedSource<<9d9c70d64993ecaf2808b0680e7ef067>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hallPath_place$data = {
  readonly address: string | null | undefined;
  readonly location: {
    readonly prefecture: {
      readonly name: string;
    } | null | undefined;
    readonly regions: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "hallPath_place";
};
export type hallPath_place$key = {
  readonly " $data"?: hallPath_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"hallPath_place">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hallPath_place"
};

(node as any).hash = "629e44d377d14833f50cd88edf7d6a5b";

export default node;
