/**
 * @generated SignedSource<<b0fe368d42e6b2906a3316ee1832a357>>
 * @relayHash 7660c502a95522b605e84a429696db45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1193282ba9803ff80e7cdd8bb16cb31370b257ce99ac81cc93d5ae49ee92898d

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosisRespondent = "CHILD" | "PARENT" | "%future added value";
export type AnswerParentDiagnosisInput = {
  answers: ReadonlyArray<DiagnosisAnswerInput>;
  diagnosisRawId: string;
  key: string;
  respondent: DiagnosisRespondent;
};
export type DiagnosisAnswerInput = {
  number: number;
  text?: string | null | undefined;
  values?: ReadonlyArray<string> | null | undefined;
};
export type AnswerDiagnosisMutation$variables = {
  input: AnswerParentDiagnosisInput;
};
export type AnswerDiagnosisMutation$data = {
  readonly answerParentDiagnosis: {
    readonly diagnosis: {
      readonly rawId: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type AnswerDiagnosisMutation = {
  response: AnswerDiagnosisMutation$data;
  variables: AnswerDiagnosisMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ParentDiagnosis",
  "kind": "LinkedField",
  "name": "diagnosis",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rawId",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AnswerDiagnosisMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerParentDiagnosisPayload",
        "kind": "LinkedField",
        "name": "answerParentDiagnosis",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnswerDiagnosisMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerParentDiagnosisPayload",
        "kind": "LinkedField",
        "name": "answerParentDiagnosis",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1193282ba9803ff80e7cdd8bb16cb31370b257ce99ac81cc93d5ae49ee92898d",
    "metadata": {},
    "name": "AnswerDiagnosisMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2a2b9828178b305de67f182a69b1d78";

export default node;
