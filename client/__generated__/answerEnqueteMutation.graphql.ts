/**
 * @generated SignedSource<<e947034819865c6a8592b997077029f9>>
 * @relayHash 27f6a731379a5fee83e914855676c957
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20412036faa5a21ca72064efe89e2a73874c728897c3c5b9be5150ffd6ab6e3f

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitEnqueteInput = {
  answers: ReadonlyArray<FormAnswerInput>;
  loginId: string;
  version: string;
};
export type FormAnswerInput = {
  key: string;
  values: ReadonlyArray<string>;
};
export type answerEnqueteMutation$variables = {
  input: SubmitEnqueteInput;
};
export type answerEnqueteMutation$data = {
  readonly submitEnquete: {
    readonly enquete: {
      readonly version: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type answerEnqueteMutation = {
  response: answerEnqueteMutation$data;
  variables: answerEnqueteMutation$variables;
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
  "concreteType": "Enquete",
  "kind": "LinkedField",
  "name": "enquete",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
    "name": "answerEnqueteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitEnquetePayload",
        "kind": "LinkedField",
        "name": "submitEnquete",
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
    "name": "answerEnqueteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitEnquetePayload",
        "kind": "LinkedField",
        "name": "submitEnquete",
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
    "id": "20412036faa5a21ca72064efe89e2a73874c728897c3c5b9be5150ffd6ab6e3f",
    "metadata": {},
    "name": "answerEnqueteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03b8ef7008bb918514a55b5345fac0d0";

export default node;
