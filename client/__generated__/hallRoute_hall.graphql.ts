/**
 * @generated SignedSource<<6536724011793f64fbec51864cc2d0b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hallRoute_hall$data = {
  readonly id: string;
  readonly pageOfReviews?: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "ReviewEdge";
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
  readonly " $fragmentType": "hallRoute_hall";
};
export type hallRoute_hall$key = {
  readonly " $data"?: hallRoute_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"hallRoute_hall">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hallRoute_hall"
};

(node as any).hash = "273e40bfdc09d927bfc6587a4ebe175f";

export default node;
