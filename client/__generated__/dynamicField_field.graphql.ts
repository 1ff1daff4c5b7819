/**
 * @generated SignedSource<<9b26ee09a46dc9c711798badf738e912>>
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

(node as any).hash = "66b86435227d4e5fbfeaeced80c84a38";

export default node;
