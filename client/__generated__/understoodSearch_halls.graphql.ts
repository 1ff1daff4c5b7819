/**
 * @generated SignedSource<<7dfe4ec5fc79ad0dabb9d542aaf96363>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HallSearchTermKind = "AREA" | "CHAPEL" | "DISTRICT" | "GOODS" | "HALL" | "NAME" | "PEOPLE" | "PLAN" | "PREFECTURE" | "REGION" | "STATION" | "TASTE" | "VENUE_TYPE" | "WEDDING_STYLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type understoodSearch_halls$data = {
  readonly interpretation: {
    readonly alternatives: ReadonlyArray<{
      readonly detail: string | null | undefined;
      readonly kind: HallSearchTermKind;
      readonly label: string;
      readonly value: string;
    }>;
    readonly terms: ReadonlyArray<{
      readonly isCorrected: boolean;
      readonly kind: HallSearchTermKind;
      readonly label: string;
      readonly parentSlug: string | null | undefined;
      readonly typed: string | null | undefined;
      readonly value: string;
    }>;
    readonly unusedWords: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "understoodSearch_halls";
};
export type understoodSearch_halls$key = {
  readonly " $data"?: understoodSearch_halls$data;
  readonly " $fragmentSpreads": FragmentRefs<"understoodSearch_halls">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "understoodSearch_halls"
};

(node as any).hash = "0f38474262085ffece57ce39247647d9";

export default node;
