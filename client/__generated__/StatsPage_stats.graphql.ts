/**
 * @generated SignedSource<<5a49f5a986112d391bb1a828d720b5db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatsPage_stats$data = {
  readonly averageCost: number | null | undefined;
  readonly averageGuestCount: number | null | undefined;
  readonly hallCount: number | null | undefined;
  readonly photoCount: number | null | undefined;
  readonly reviewCount: number | null | undefined;
  readonly " $fragmentType": "StatsPage_stats";
};
export type StatsPage_stats$key = {
  readonly " $data"?: StatsPage_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatsPage_stats"
};

(node as any).hash = "e7e7b671c2cb5106fd3bf6fdde343406";

export default node;
