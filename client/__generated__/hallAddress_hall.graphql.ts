/**
 * @generated SignedSource<<2dc05c83bb1101cce01e7dce4d7473fe>>
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

(node as any).hash = "d6296a6cbf6639b219c8c1ec67cef3af";

export default node;
