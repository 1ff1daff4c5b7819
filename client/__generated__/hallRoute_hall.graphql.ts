/**
 * @generated SignedSource<<a323edc9e1445fac75751b28296da87d>>
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

(node as any).hash = "096184fc6c31c855f210e8609a240434";

export default node;
