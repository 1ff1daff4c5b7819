/**
 * @generated SignedSource<<8dfea05f990670cbe0091bb35c866700>>
 * @relayHash 24ca39a13efe7165de5473c8b4aa20aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92418f1149ef18d5de164cd06d6a94a9f9efb42be0d1b4b94539f5207703146d

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosisRespondent = "CHILD" | "PARENT" | "%future added value";
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
              (v2/*:: as any*/)
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "92418f1149ef18d5de164cd06d6a94a9f9efb42be0d1b4b94539f5207703146d",
    "metadata": {},
    "name": "CheckDiagnosisKeyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4bb0dddbbea665988bc41d3fd0418c3e";

export default node;
