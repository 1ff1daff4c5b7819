/**
 * @generated SignedSource<<babaebc4846d066a58d4c87490ada4af>>
 * @relayHash f74368d7e9800ca1cc0a778a6b270694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38da106649bc8d2d4513f705c2e3de9dd74e9b4eb87fe8902ad06bdc807168bc

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosisRespondent = "CHILD" | "PARENT" | "%future added value";
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type CheckParentDiagnosisKeyInput = {
  diagnosisRawId: string;
  key: string;
  respondent: DiagnosisRespondent;
};
export type CheckDiagnosisKeyMutation$variables = {
  input: CheckParentDiagnosisKeyInput;
};
export type CheckDiagnosisKeyMutation$data = {
  readonly checkParentDiagnosisKey: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type CheckDiagnosisKeyMutation = {
  response: CheckDiagnosisKeyMutation$data;
  variables: CheckDiagnosisKeyMutation$variables;
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
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckDiagnosisKeyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckParentDiagnosisKeyPayload",
        "kind": "LinkedField",
        "name": "checkParentDiagnosisKey",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
    "name": "CheckDiagnosisKeyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckParentDiagnosisKeyPayload",
        "kind": "LinkedField",
        "name": "checkParentDiagnosisKey",
        "plural": false,
        "selections": [
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "38da106649bc8d2d4513f705c2e3de9dd74e9b4eb87fe8902ad06bdc807168bc",
    "metadata": {},
    "name": "CheckDiagnosisKeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5ad69da71cfd56a7730a6be2f7dc393";

export default node;
