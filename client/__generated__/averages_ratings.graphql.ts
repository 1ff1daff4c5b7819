/**
 * @generated SignedSource<<5f439861596a23f38a3fa580e6c11546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type averages_ratings$data = {
  readonly access: number | null | undefined;
  readonly ceremony: number | null | undefined;
  readonly cost: number | null | undefined;
  readonly facility: number | null | undefined;
  readonly food: number | null | undefined;
  readonly reception: number | null | undefined;
  readonly staff: number | null | undefined;
  readonly " $fragmentType": "averages_ratings";
};
export type averages_ratings$key = {
  readonly " $data"?: averages_ratings$data;
  readonly " $fragmentSpreads": FragmentRefs<"averages_ratings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "averages_ratings"
};

(node as any).hash = "0a8702929495f79732331a2219da801e";

export default node;
