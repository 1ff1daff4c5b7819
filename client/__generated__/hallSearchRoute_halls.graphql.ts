/**
 * @generated SignedSource<<24e18c20625de2dc91a67f9af1eabb96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hallSearchRoute_halls$data = {
  readonly edges: ReadonlyArray<{
    readonly __typename: "HallSearchEdge";
  }>;
  readonly " $fragmentType": "hallSearchRoute_halls";
};
export type hallSearchRoute_halls$key = {
  readonly " $data"?: hallSearchRoute_halls$data;
  readonly " $fragmentSpreads": FragmentRefs<"hallSearchRoute_halls">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hallSearchRoute_halls"
};

(node as any).hash = "69e84d1b2f9b28b0473875bce453197f";

export default node;
