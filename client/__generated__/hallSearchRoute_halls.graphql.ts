/**
 * @generated SignedSource<<6c4aef1522f916707328ff65ca5f1c78>>
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
  }> | null | undefined;
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

(node as any).hash = "d7a9b8eb0c7a2a3f63291efe1dbf2708";

export default node;
