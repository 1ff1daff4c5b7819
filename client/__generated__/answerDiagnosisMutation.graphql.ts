/**
 * @generated SignedSource<<3fe6ebfcc92e8461fb8a19a3fcb28c94>>
 * @relayHash f70e1a124e7a277cfa7a30d8827b4761
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ee3def73f7dd7d83a1b93fd0db65bb7bd8cd8f20c329742b30df1497893f54d

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
export type answerDiagnosisMutation$variables = {
  input: AnswerParentDiagnosisInput;
};
export type answerDiagnosisMutation$data = {
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
export type answerDiagnosisMutation = {
  response: answerDiagnosisMutation$data;
  variables: answerDiagnosisMutation$variables;
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
    "name": "answerDiagnosisMutation",
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
    "name": "answerDiagnosisMutation",
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
    "id": "0ee3def73f7dd7d83a1b93fd0db65bb7bd8cd8f20c329742b30df1497893f54d",
    "metadata": {},
    "name": "answerDiagnosisMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e86f0b5c98b0e951c0fca46c08198b1d";

export default node;
