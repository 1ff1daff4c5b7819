/**
 * @generated SignedSource<<c730678af69e50942449ef7fc6eeb66a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type searchAddress_halls$data = {
  readonly edges: ReadonlyArray<{
    readonly __typename: "HallSearchEdge";
  }>;
  readonly " $fragmentType": "searchAddress_halls";
};
export type searchAddress_halls$key = {
  readonly " $data"?: searchAddress_halls$data;
  readonly " $fragmentSpreads": FragmentRefs<"searchAddress_halls">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "searchAddress_halls"
};

(node as any).hash = "993e77224794975dc3bb69b95982277b";

export default node;
