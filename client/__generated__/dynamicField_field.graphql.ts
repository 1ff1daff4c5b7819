/**
 * @generated SignedSource<<684e96c6f15a8bd69b1413c6a20b209c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FormFieldType = "DATE" | "EMAIL" | "FILE" | "NUMBER" | "SELECT" | "TEL" | "TEXT" | "TEXTAREA" | "%future added value";
export type Requirement = "HIDDEN" | "ONE_IS_REQUIRED" | "OPTIONAL" | "REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type dynamicField_field$data = {
  readonly choices: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }> | null | undefined;
  readonly fileUrl: string | null | undefined;
  readonly group: string | null | undefined;
  readonly key: string;
  readonly label: string | null | undefined;
  readonly lastDay: string | null | undefined;
  readonly requirement: Requirement | null | undefined;
  readonly type: FormFieldType | null | undefined;
  readonly value: string | null | undefined;
  readonly " $fragmentType": "dynamicField_field";
};
export type dynamicField_field$key = {
  readonly " $data"?: dynamicField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"dynamicField_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dynamicField_field"
};

(node as any).hash = "b5cd60f1b6b8ed96ad2d851aabe03831";

export default node;
