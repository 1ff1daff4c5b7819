/**
 * @generated SignedSource<<6444cea74504846a3e05ccfd022e395f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type compareRows_scores$data = {
  readonly access: number | null | undefined;
  readonly ceremony: number | null | undefined;
  readonly cost: number | null | undefined;
  readonly facility: number | null | undefined;
  readonly food: number | null | undefined;
  readonly reception: number | null | undefined;
  readonly staff: number | null | undefined;
  readonly " $fragmentType": "compareRows_scores";
};
export type compareRows_scores$key = {
  readonly " $data"?: compareRows_scores$data;
  readonly " $fragmentSpreads": FragmentRefs<"compareRows_scores">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "compareRows_scores"
};

(node as any).hash = "9d9b96437aeecee67784a941a60ed867";

export default node;
