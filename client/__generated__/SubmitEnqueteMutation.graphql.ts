/**
 * @generated SignedSource<<76f3ef6a3f48bda296cdc417a2bb7b23>>
 * @relayHash 6d54d9b4b7f84e1ff87f2daae2916bd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae21179f96630d781dbb7f66f926a1a0166477d5fbed8783b913abf4cb4c23b1

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
export type SubmitEnqueteMutation$variables = {
  input: SubmitEnqueteInput;
};
export type SubmitEnqueteMutation$data = {
  readonly submitEnquete: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type SubmitEnqueteMutation = {
  response: SubmitEnqueteMutation$data;
  variables: SubmitEnqueteMutation$variables;
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
},
v3 = {
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
    "name": "SubmitEnqueteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitEnquetePayload",
        "kind": "LinkedField",
        "name": "submitEnquete",
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
    "name": "SubmitEnqueteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitEnquetePayload",
        "kind": "LinkedField",
        "name": "submitEnquete",
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
    "id": "ae21179f96630d781dbb7f66f926a1a0166477d5fbed8783b913abf4cb4c23b1",
    "metadata": {},
    "name": "SubmitEnqueteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17da1202432cbf448ca86b170e03a3e7";

export default node;
