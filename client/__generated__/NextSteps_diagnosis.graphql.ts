/**
 * @generated SignedSource<<c91ad939a3dc0398d64726c2d4bea660>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextSteps_diagnosis$data = {
  readonly hallSearch: {
    readonly conditions: ReadonlyArray<string>;
    readonly hallCount: number;
    readonly url: string;
  } | null | undefined;
  readonly rawId: string;
  readonly " $fragmentType": "NextSteps_diagnosis";
};
export type NextSteps_diagnosis$key = {
  readonly " $data"?: NextSteps_diagnosis$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSteps_diagnosis">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextSteps_diagnosis",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rawId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DiagnosisHallSearch",
        "kind": "LinkedField",
        "name": "hallSearch",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conditions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hallCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "ParentDiagnosis",
  "abstractKey": null
};

(node as any).hash = "2a68dfcf1c9087ee7eb0814053868875";

export default node;
