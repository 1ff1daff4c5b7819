/**
 * @generated SignedSource<<9361298268e6ac0f7f6654941fce6d9e>>
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
    }>;
  };
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

(node as any).hash = "d39a255a1e025c19e8345cd6ab22098a";

export default node;
