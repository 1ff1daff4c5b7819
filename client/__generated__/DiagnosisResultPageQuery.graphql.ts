/**
 * @generated SignedSource<<2f9b330f6b980fb5284b7251787c947c>>
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
      readonly standing: DiagnosisStanding | null | undefined;
      readonly textAnswers: ReadonlyArray<{
        readonly respondent: DiagnosisRespondent;
        readonly text: string;
      }> | null | undefined;
      readonly title: string | null | undefined;
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
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "childAnsweredAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentAnsweredAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "standing",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "respondent",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "DiagnosisChoiceAnswer",
  "kind": "LinkedField",
  "name": "choiceAnswers",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
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
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "DiagnosisTextAnswer",
  "kind": "LinkedField",
  "name": "textAnswers",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DiagnosisResultPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ParentDiagnosis",
        "kind": "LinkedField",
        "name": "parentDiagnosis",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "NULL"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DiagnosisQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v6/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v7/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v9/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v10/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DiagnosisResultPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ParentDiagnosis",
        "kind": "LinkedField",
        "name": "parentDiagnosis",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DiagnosisQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
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

(node as any).hash = "f436f587a51b235b20600c6756612142";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
