/**
 * @generated SignedSource<<5c25ed4289313f0c0d14362df0257efc>>
 * @relayHash fdddd358acfa623df5c97dd486334860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3767d86ae4689d6d0bdba129c35e1bfe95e9fc509d6dab492b93474f1de9f3a4

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosisRespondent = "CHILD" | "PARENT" | "%future added value";
export type DiagnosisStanding = "AGREE" | "NOT_YET_ASKED" | "TALK" | "%future added value";
export type DiagnosisResultPageQuery$variables = {
  id: string;
};
export type DiagnosisResultPageQuery$data = {
  readonly parentDiagnosis: {
    readonly childAnsweredAt: string | null | undefined;
    readonly parentAnsweredAt: string | null | undefined;
    readonly questions: ReadonlyArray<{
      readonly choiceAnswers: ReadonlyArray<{
        readonly respondent: DiagnosisRespondent;
        readonly value: string;
      }> | null | undefined;
      readonly number: number;
      readonly standing: DiagnosisStanding;
      readonly textAnswers: ReadonlyArray<{
        readonly respondent: DiagnosisRespondent;
        readonly text: string;
      }> | null | undefined;
      readonly title: string;
    }>;
    readonly rawId: string;
  } | null | undefined;
};
export type DiagnosisResultPageQuery = {
  response: DiagnosisResultPageQuery$data;
  variables: DiagnosisResultPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "respondent",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ParentDiagnosis",
    "kind": "LinkedField",
    "name": "parentDiagnosis",
    "plural": false,
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
        "name": "childAnsweredAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parentAnsweredAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DiagnosisQuestion",
        "kind": "LinkedField",
        "name": "questions",
        "plural": true,
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "standing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DiagnosisChoiceAnswer",
            "kind": "LinkedField",
            "name": "choiceAnswers",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DiagnosisTextAnswer",
            "kind": "LinkedField",
            "name": "textAnswers",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DiagnosisResultPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DiagnosisResultPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3767d86ae4689d6d0bdba129c35e1bfe95e9fc509d6dab492b93474f1de9f3a4",
    "metadata": {},
    "name": "DiagnosisResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0db9d86fb0787491f3b77f9925934f82";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
