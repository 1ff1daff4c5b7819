/**
 * @generated SignedSource<<70d231c5bb41f81227e59b5651160fc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DiagnosisRespondent = "CHILD" | "PARENT" | "%future added value";
export type DiagnosisStanding = "AGREE" | "BOTH_UNDECIDED" | "NOT_YET_ASKED" | "TALK" | "WIDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type diagnosisResult_diagnosis$data = {
  readonly childAnsweredAt: string | null | undefined;
  readonly parentAnsweredAt: string | null | undefined;
  readonly questions: ReadonlyArray<{
    readonly choiceAnswers: ReadonlyArray<{
      readonly respondent: DiagnosisRespondent;
      readonly value: string;
    }> | null | undefined;
    readonly number: number;
    readonly standing: DiagnosisStanding | null | undefined;
    readonly textAnswers: ReadonlyArray<{
      readonly respondent: DiagnosisRespondent;
      readonly text: string;
    }> | null | undefined;
    readonly title: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "diagnosisResult_diagnosis";
};
export type diagnosisResult_diagnosis$key = {
  readonly " $data"?: diagnosisResult_diagnosis$data;
  readonly " $fragmentSpreads": FragmentRefs<"diagnosisResult_diagnosis">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "diagnosisResult_diagnosis"
};

(node as any).hash = "974396c0bd85d9bf2608a748e5399150";

export default node;
