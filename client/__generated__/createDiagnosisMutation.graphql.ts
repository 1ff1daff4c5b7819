/**
 * @generated SignedSource<<f647bd2f330c8ffe46267ff4b59085eb>>
 * @relayHash 4cea9c0bed8d6cd63179ebca84b85f17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33431ed88f50080149e1af6337ac605098cda319d9eadb2ccaebcd9583d9a57c

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosisRespondent = "CHILD" | "PARENT" | "%future added value";
export type CreateParentDiagnosisInput = {
  respondent: DiagnosisRespondent;
};
export type createDiagnosisMutation$variables = {
  input: CreateParentDiagnosisInput;
};
export type createDiagnosisMutation$data = {
  readonly createParentDiagnosis: {
    readonly diagnosisRawId: string | null | undefined;
    readonly key: string | null | undefined;
    readonly partnerKey: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type createDiagnosisMutation = {
  response: createDiagnosisMutation$data;
  variables: createDiagnosisMutation$variables;
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
  "name": "diagnosisRawId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partnerKey",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
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
    "name": "createDiagnosisMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateParentDiagnosisPayload",
        "kind": "LinkedField",
        "name": "createParentDiagnosis",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "name": "createDiagnosisMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateParentDiagnosisPayload",
        "kind": "LinkedField",
        "name": "createParentDiagnosis",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "33431ed88f50080149e1af6337ac605098cda319d9eadb2ccaebcd9583d9a57c",
    "metadata": {},
    "name": "createDiagnosisMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc328ca356b4163be2db7ebf5788443d";

export default node;
