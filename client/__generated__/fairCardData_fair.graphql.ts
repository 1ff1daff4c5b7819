/**
 * @generated SignedSource<<66dfc1298530edd299b431bdd5de244d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FairContentKind = "CONSULTATION" | "DECORATION" | "FOOD" | "MOCK_CEREMONY" | "MOCK_RECEPTION" | "SHOW" | "TASTING" | "TRY_ON_DRESS" | "%future added value";
export type Rokuyo = "BUTSUMETSU" | "SENBU" | "SENSHO" | "SHAKKU" | "TAIAN" | "TOMOBIKI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type fairCardData_fair$data = {
  readonly contents: ReadonlyArray<FairContentKind>;
  readonly day: {
    readonly holidayName: string | null | undefined;
    readonly rokuyo: Rokuyo | null | undefined;
  };
  readonly durationMinutes: number | null | undefined;
  readonly heldOn: string;
  readonly holdTimes: ReadonlyArray<string>;
  readonly isReservable: boolean;
  readonly name: string;
  readonly price: number;
  readonly rawId: string;
  readonly reservationsCloseAt: string;
  readonly " $fragmentType": "fairCardData_fair";
};
export type fairCardData_fair$key = {
  readonly " $data"?: fairCardData_fair$data;
  readonly " $fragmentSpreads": FragmentRefs<"fairCardData_fair">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fairCardData_fair"
};

(node as any).hash = "74a6dd1074748b28e37b9aadeedcd31d";

export default node;
