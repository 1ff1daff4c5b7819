/**
 * @generated SignedSource<<2cf28d92993634065edf022ebd298895>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Rokuyo = "BUTSUMETSU" | "SENBU" | "SENSHO" | "SHAKKU" | "TAIAN" | "TOMOBIKI" | "%future added value";
export type VenueType = "CEREMONY_HALL" | "HOTEL" | "OTHER" | "PHOTO_STUDIO" | "RESTAURANT" | "SHRINE_OR_TEMPLE" | "WEDDING_HALL" | "%future added value";
import type { FragmentRefs, Result } from "relay-runtime";
export type compareRows_hall$data = {
  readonly access: string | null | undefined;
  readonly address: string | null | undefined;
  readonly benefits: ReadonlyArray<{
    readonly amount: number | null | undefined;
    readonly conditions: string | null | undefined;
    readonly expiresOn: string | null | undefined;
    readonly title: string | null | undefined;
  }> | null | undefined;
  readonly capacityMax: number | null | undefined;
  readonly capacityMin: number | null | undefined;
  readonly cost: number | null | undefined;
  readonly costGrowth: Result<{
    readonly billCount: number;
    readonly increase: number;
  } | null | undefined, unknown>;
  readonly dayOffFair: Result<{
    readonly day: {
      readonly rokuyo: Rokuyo | null | undefined;
    };
    readonly heldOn: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly isBestRate: boolean | null | undefined;
  readonly location: {
    readonly prefecture: {
      readonly name: string;
    } | null | undefined;
    readonly regions: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
  readonly rating: number | null | undefined;
  readonly ratingCount: number | null | undefined;
  readonly regulation: {
    readonly cancellationFees: ReadonlyArray<{
      readonly fromDaysBefore: number | null | undefined;
      readonly text: string;
      readonly untilDaysBefore: number;
    }> | null | undefined;
    readonly general: string | null | undefined;
  } | null | undefined;
  readonly reviewAverages: {
    readonly itemRatings: {
      readonly " $fragmentSpreads": FragmentRefs<"compareRows_scores">;
    };
  } | null | undefined;
  readonly taianFair: Result<{
    readonly day: {
      readonly rokuyo: Rokuyo | null | undefined;
    };
    readonly heldOn: string;
  } | null | undefined, unknown>;
  readonly venueType: VenueType | null | undefined;
  readonly " $fragmentType": "compareRows_hall";
};
export type compareRows_hall$key = {
  readonly " $data"?: compareRows_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"compareRows_hall">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "compareRows_hall"
};

(node as any).hash = "35f4eea19c897732254dacbe944a67a5";

export default node;
