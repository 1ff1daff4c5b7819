/**
 * @generated SignedSource<<7c72c1b9e25b632ea1e9ba3c8e236894>>
 * @relayHash 14cff6cde5b0785aeb064862933e88e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 232531df99b3b48edfb53ac77ed16711e60afe1c02ae062c160560c80f44cea5

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitSpecialFormInput = {
  answers: ReadonlyArray<FormAnswerInput>;
  files?: ReadonlyArray<FormFileInput> | null | undefined;
  lineAccessToken: string;
  lineUserId: string;
};
export type FormAnswerInput = {
  key: string;
  values: ReadonlyArray<string>;
};
export type FormFileInput = {
  file: null;
  key: string;
};
export type SubmitSpecialFormMutation$variables = {
  input: SubmitSpecialFormInput;
};
export type SubmitSpecialFormMutation$data = {
  readonly submitSpecialForm: {
    readonly isSent: boolean;
    readonly replyBy: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type SubmitSpecialFormMutation = {
  response: SubmitSpecialFormMutation$data;
  variables: SubmitSpecialFormMutation$variables;
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
  "name": "isSent",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyBy",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
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
    "name": "SubmitSpecialFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitSpecialFormPayload",
        "kind": "LinkedField",
        "name": "submitSpecialForm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "name": "SubmitSpecialFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitSpecialFormPayload",
        "kind": "LinkedField",
        "name": "submitSpecialForm",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "232531df99b3b48edfb53ac77ed16711e60afe1c02ae062c160560c80f44cea5",
    "metadata": {},
    "name": "SubmitSpecialFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0927cda7e6cfa057cc2591bba744f49";

export default node;
