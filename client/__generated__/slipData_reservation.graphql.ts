/**
 * @generated SignedSource<<45d94f7ae85eee8b847ac05d474133fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FairContentKind = "CONSULTATION" | "DECORATION" | "FOOD" | "MOCK_CEREMONY" | "MOCK_RECEPTION" | "SHOW" | "TASTING" | "TRY_ON_DRESS" | "%future added value";
export type ReservationStatus = "CANCELLED" | "RESERVED" | "%future added value";
export type Rokuyo = "BUTSUMETSU" | "SENBU" | "SENSHO" | "SHAKKU" | "TAIAN" | "TOMOBIKI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type slipData_reservation$data = {
  readonly cancelCode: string | null | undefined;
  readonly day: {
    readonly holidayName: string | null | undefined;
    readonly rokuyo: Rokuyo | null | undefined;
  } | null | undefined;
  readonly fair: {
    readonly contents: ReadonlyArray<FairContentKind>;
    readonly durationMinutes: number | null | undefined;
    readonly isOnline: boolean;
    readonly price: number;
  } | null | undefined;
  readonly fairName: string | null | undefined;
  readonly fairRawId: string | null | undefined;
  readonly hall: {
    readonly accessWithBreaks: string | null | undefined;
    readonly address: string | null | undefined;
    readonly location: {
      readonly latitude: number | null | undefined;
      readonly longitude: number | null | undefined;
    };
    readonly name: string;
    readonly rawId: string;
    readonly tel: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
  } | null | undefined;
  readonly hallName: string | null | undefined;
  readonly heldOn: string | null | undefined;
  readonly holdTime: string | null | undefined;
  readonly isCancellable: boolean | null | undefined;
  readonly message: string | null | undefined;
  readonly numberOfParticipants: number | null | undefined;
  readonly preferredWeddingDate: string | null | undefined;
  readonly rawId: string;
  readonly shortCode: string | null | undefined;
  readonly slots: {
    readonly fairs: {
      readonly nodes: ReadonlyArray<{
        readonly heldOn: string;
        readonly holdTimes: ReadonlyArray<string>;
        readonly id: string;
        readonly isReservable: boolean;
        readonly name: string;
        readonly rawId: string;
      }>;
    };
  } | null | undefined;
  readonly status: ReservationStatus | null | undefined;
  readonly " $fragmentType": "slipData_reservation";
};
export type slipData_reservation$key = {
  readonly " $data"?: slipData_reservation$data;
  readonly " $fragmentSpreads": FragmentRefs<"slipData_reservation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "slipData_reservation"
};

(node as any).hash = "48690dd25483e58b7671ef6363fa1d94";

export default node;
