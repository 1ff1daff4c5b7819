/**
 * @generated SignedSource<<980ff9048aebb09b249f760a459522ba>>
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
  readonly contents: ReadonlyArray<FairContentKind> | null | undefined;
  readonly day: {
    readonly holidayName: string | null | undefined;
    readonly rokuyo: Rokuyo | null | undefined;
  } | null | undefined;
  readonly durationMinutes: number | null | undefined;
  readonly heldOn: string | null | undefined;
  readonly holdTimes: ReadonlyArray<string> | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
  } | null | undefined;
  readonly isReservable: boolean | null | undefined;
  readonly name: string | null | undefined;
  readonly nameWithBreaks: string | null | undefined;
  readonly price: number | null | undefined;
  readonly rawId: string;
  readonly reservationsCloseAt: string | null | undefined;
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

(node as any).hash = "f0254d6bf65c0b0d104a60a9f0a531c4";

export default node;
