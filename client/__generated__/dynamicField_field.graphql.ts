/**
 * @generated SignedSource<<522abe2c9ab1085b32945bbd2bf1fa53>>
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
  readonly label: string;
  readonly requirement: Requirement;
  readonly type: FormFieldType;
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

(node as any).hash = "4dbb0aae922e4fa7d35af953688db8ed";

export default node;
