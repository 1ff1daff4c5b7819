/**
 * @generated SignedSource<<19886160ca4e6d0db51cae3d68033322>>
 * @relayHash 6748b79d89478fd60232a6250717cea0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eaa7664a8fa44f293ec7f1f74863a53539da6c60ddfbb00090030fce8fb1063

import type { ConcreteRequest } from 'relay-runtime';
export type EnqueteQuestionType = "AMS" | "GUEST_DETAIL" | "GUEST_STATUS" | "HALL" | "MULTI_SELECT" | "PICKUP_PICTURE" | "SELECT" | "TEXT" | "WEDDING_AT_SELECT" | "WEDDING_MONTH_SELECT" | "%future added value";
export type Requirement = "HIDDEN" | "ONE_IS_REQUIRED" | "OPTIONAL" | "REQUIRED" | "%future added value";
export type answerEnqueteQuery$variables = {
  loginId: string;
  version: string;
};
export type answerEnqueteQuery$data = {
  readonly enquete: {
    readonly questions: ReadonlyArray<{
      readonly choices: ReadonlyArray<{
        readonly image: {
          readonly url: string;
        } | null | undefined;
        readonly label: string;
        readonly value: string;
      }> | null | undefined;
      readonly group: string | null | undefined;
      readonly key: string;
      readonly maxChoices: number | null | undefined;
      readonly requirement: Requirement;
      readonly title: string;
      readonly type: EnqueteQuestionType;
      readonly values: ReadonlyArray<string>;
    }>;
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type answerEnqueteQuery = {
  response: answerEnqueteQuery$data;
  variables: answerEnqueteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "loginId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "loginId",
        "variableName": "loginId"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "Enquete",
    "kind": "LinkedField",
    "name": "enquete",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "EnqueteQuestion",
        "kind": "LinkedField",
        "name": "questions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requirement",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "group",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EnqueteChoice",
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  }
                ],
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
            "name": "values",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "answerEnqueteQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "answerEnqueteQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "6eaa7664a8fa44f293ec7f1f74863a53539da6c60ddfbb00090030fce8fb1063",
    "metadata": {},
    "name": "answerEnqueteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50367a68f67688ac52b2c618ad3fd069";

export default node;
