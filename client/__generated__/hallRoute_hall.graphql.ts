/**
 * @generated SignedSource<<70b9f83a356eee452f1c5ed655263bf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hallRoute_hall$data = {
  readonly pageOfReviews?: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "ReviewEdge";
    }> | null | undefined;
  } | null | undefined;
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

(node as any).hash = "8c8a3384a4079890dd4aab1d93913a5a";

export default node;
