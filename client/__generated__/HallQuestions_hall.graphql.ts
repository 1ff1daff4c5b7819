/**
 * @generated SignedSource<<30f648609e6a57836e0eb97e7b4e2a97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HallQuestionType = "ACCESS" | "BRING_IN" | "COST" | "DRESS" | "FACILITY" | "FOOD" | "OTHER" | "SCHEDULE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HallQuestions_hall$data = {
  readonly questionsAndAnswers: ReadonlyArray<{
    readonly answer: string | null | undefined;
    readonly answeredAt: string | null | undefined;
    readonly question: string;
    readonly rawId: string;
    readonly type: HallQuestionType;
  }>;
  readonly " $fragmentType": "HallQuestions_hall";
};
export type HallQuestions_hall$key = {
  readonly " $data"?: HallQuestions_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallQuestions_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HallQuestions_hall",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QuestionAndAnswer",
      "kind": "LinkedField",
      "name": "questionsAndAnswers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rawId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answeredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "b4452bf904fcccfbe62c2919a812ecda";

export default node;
