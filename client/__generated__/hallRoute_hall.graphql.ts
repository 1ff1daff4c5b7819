/**
 * @generated SignedSource<<170fa8b6900ebe189e28b6b7ae0ddb15>>
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

(node as any).hash = "6739bf695fcdc47bf80ed57e879fd01d";

export default node;
