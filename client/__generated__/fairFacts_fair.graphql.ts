/**
 * @generated SignedSource<<422b0e5954aeaf533237f9eecacb338c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FairContentKind = "CONSULTATION" | "DECORATION" | "FOOD" | "MOCK_CEREMONY" | "MOCK_RECEPTION" | "SHOW" | "TASTING" | "TRY_ON_DRESS" | "%future added value";
export type Rokuyo = "BUTSUMETSU" | "SENBU" | "SENSHO" | "SHAKKU" | "TAIAN" | "TOMOBIKI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type fairFacts_fair$data = {
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
  readonly " $fragmentType": "fairFacts_fair";
};
export type fairFacts_fair$key = {
  readonly " $data"?: fairFacts_fair$data;
  readonly " $fragmentSpreads": FragmentRefs<"fairFacts_fair">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fairFacts_fair"
};

(node as any).hash = "b2a50b721a86ce8ac0d2d6be2df5c1b6";

export default node;
