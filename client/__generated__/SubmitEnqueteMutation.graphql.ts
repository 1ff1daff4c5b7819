/**
 * @generated SignedSource<<043ca74c22bec1df9ba1a8dc59ba78ed>>
 * @relayHash 43c9e8ca138363d3f29d58abddf2bdfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a81b24f7115cda77a7c88de5ddfac2e76682daea7bcfa2bc667c85a4ff124020

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
    readonly enquete: {
      readonly version: string;
    } | null | undefined;
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
    "id": "a81b24f7115cda77a7c88de5ddfac2e76682daea7bcfa2bc667c85a4ff124020",
    "metadata": {},
    "name": "SubmitEnqueteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f891723066804fd6d3d98a3f6f0d9ada";

export default node;
