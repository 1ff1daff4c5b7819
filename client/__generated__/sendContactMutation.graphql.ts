/**
 * @generated SignedSource<<d39712602d225697232e223fd3c66265>>
 * @relayHash c250d936e5d6a92b07c2cb460581270c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccd87c2328009d31578e5648a7245717a710a71562c935aa17dfb9ad0a5948c2

import type { ConcreteRequest } from 'relay-runtime';
export type SubmitContactFormInput = {
  answers: ReadonlyArray<FormAnswerInput>;
  formId: string;
  openedAt?: string | null | undefined;
  trap?: string | null | undefined;
};
export type FormAnswerInput = {
  key: string;
  values: ReadonlyArray<string>;
};
export type sendContactMutation$variables = {
  input: SubmitContactFormInput;
};
export type sendContactMutation$data = {
  readonly submitContactForm: {
    readonly thankYouUrl: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type sendContactMutation = {
  response: sendContactMutation$data;
  variables: sendContactMutation$variables;
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
  "name": "thankYouUrl",
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
    "name": "sendContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitContactFormPayload",
        "kind": "LinkedField",
        "name": "submitContactForm",
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
    "name": "sendContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitContactFormPayload",
        "kind": "LinkedField",
        "name": "submitContactForm",
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
    "id": "ccd87c2328009d31578e5648a7245717a710a71562c935aa17dfb9ad0a5948c2",
    "metadata": {},
    "name": "sendContactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "faaee404a77e534c0b1176a575cd0a41";

export default node;
