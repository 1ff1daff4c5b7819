/**
 * @generated SignedSource<<83d2b7d93bc675e924c4785dd5624a37>>
 * @relayHash 85ab761aa35535757172addd911f9f4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8b51ca1e89cd42690a310fadc67e660772decb25a6e3f7e9f4975c60c3f7a01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiagnosisAnswerPageQuery$variables = {
  id: string;
};
export type DiagnosisAnswerPageQuery$data = {
  readonly parentDiagnosis: {
    readonly questions: ReadonlyArray<{
      readonly number: number;
      readonly title: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"DiagnosisStep_question">;
    }>;
    readonly rawId: string;
  } | null | undefined;
};
export type DiagnosisAnswerPageQuery = {
  response: DiagnosisAnswerPageQuery$data;
  variables: DiagnosisAnswerPageQuery$variables;
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
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DiagnosisAnswerPageQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "DiagnosisQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DiagnosisStep_question"
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
    "name": "DiagnosisAnswerPageQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "DiagnosisQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e8b51ca1e89cd42690a310fadc67e660772decb25a6e3f7e9f4975c60c3f7a01",
    "metadata": {},
    "name": "DiagnosisAnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "758393ba8752df82f6c7cc4da014ffec";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
