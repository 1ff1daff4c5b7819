/**
 * @generated SignedSource<<b3a547ec1e369988edea494e9204d5d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallReviews_ratings$data = {
  readonly access: number | null | undefined;
  readonly ceremony: number | null | undefined;
  readonly cost: number | null | undefined;
  readonly facility: number | null | undefined;
  readonly food: number | null | undefined;
  readonly reception: number | null | undefined;
  readonly staff: number | null | undefined;
  readonly " $fragmentType": "HallReviews_ratings";
};
export type HallReviews_ratings$key = {
  readonly " $data"?: HallReviews_ratings$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallReviews_ratings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HallReviews_ratings"
};

(node as any).hash = "bc118f1e43c1f724bff2f78393be7d8f";

export default node;
