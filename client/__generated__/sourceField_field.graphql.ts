/**
 * @generated SignedSource<<886108970a2dcbcebd8e1fa9e0dab4a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FormFieldType = "DATE" | "EMAIL" | "FILE" | "NUMBER" | "SELECT" | "TEL" | "TEXT" | "TEXTAREA" | "%future added value";
export type Requirement = "HIDDEN" | "ONE_IS_REQUIRED" | "OPTIONAL" | "REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type sourceField_field$data = {
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
  readonly " $fragmentType": "sourceField_field";
};
export type sourceField_field$key = {
  readonly " $data"?: sourceField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"sourceField_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sourceField_field"
};

(node as any).hash = "4bdd07b780603ec28211228f430b0203";

export default node;
