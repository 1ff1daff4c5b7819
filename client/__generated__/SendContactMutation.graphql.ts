/**
 * @generated SignedSource<<c844d02870abfe696fc93dbeeed1b76d>>
 * @relayHash 2355af39bce60fd8667d0d02369ec1ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08956bf46dfeb51484a92ccd21a0be34a1b2cf9c784931893d4e110e57c3800c

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
export type SendContactMutation$variables = {
  input: SubmitContactFormInput;
};
export type SendContactMutation$data = {
  readonly submitContactForm: {
    readonly replyBy: string | null | undefined;
    readonly thankYouUrl: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type SendContactMutation = {
  response: SendContactMutation$data;
  variables: SendContactMutation$variables;
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
    "name": "SendContactMutation",
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
    "name": "SendContactMutation",
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
    "id": "08956bf46dfeb51484a92ccd21a0be34a1b2cf9c784931893d4e110e57c3800c",
    "metadata": {},
    "name": "SendContactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7b1659891027175d0347f4d63cc46d6";

export default node;
