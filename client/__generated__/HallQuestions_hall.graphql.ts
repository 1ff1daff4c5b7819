/**
 * @generated SignedSource<<8754a99fefc0c5fb6bafddd42088a9bf>>
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
    readonly question: string | null | undefined;
    readonly rawId: string;
    readonly type: HallQuestionType | null | undefined;
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
  "metadata": null,
  "name": "HallQuestions_hall",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
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
      },
      "action": "THROW"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "ce4a503fdb425fcc8f7376d3381b576d";

export default node;
