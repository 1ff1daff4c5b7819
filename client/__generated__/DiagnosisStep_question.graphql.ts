/**
 * @generated SignedSource<<8460889a5544bf5845f78609c0716f6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiagnosisStep_question$data = {
  readonly choices: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly maxChoices: number | null | undefined;
  readonly maxLength: number | null | undefined;
  readonly number: number;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "DiagnosisStep_question";
};
export type DiagnosisStep_question$key = {
  readonly " $data"?: DiagnosisStep_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiagnosisStep_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiagnosisStep_question",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FormChoice",
        "kind": "LinkedField",
        "name": "choices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxChoices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    }
  ],
  "type": "DiagnosisQuestion",
  "abstractKey": null
};

(node as any).hash = "0d92b53c455c316376bc27c55b21370b";

export default node;
