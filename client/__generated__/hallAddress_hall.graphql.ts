/**
 * @generated SignedSource<<41609e8dc7a1e1a94fbcb5a2fadf225e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type hallAddress_hall$data = {
  readonly id: string;
  readonly pageOfReviews?: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "ReviewEdge";
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
  readonly " $fragmentType": "hallAddress_hall";
};
export type hallAddress_hall$key = {
  readonly " $data"?: hallAddress_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"hallAddress_hall">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hallAddress_hall"
};

(node as any).hash = "7e2de4234c1783669ad5627448266173";

export default node;
