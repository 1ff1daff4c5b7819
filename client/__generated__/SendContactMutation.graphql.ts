/**
 * @generated SignedSource<<755407cc7c5226abe22e4ca72f63dd8b>>
 * @relayHash 2a314c7e1f8f808b540319f26a1b533b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1772f731b83faebf4141e5f51ca37d4105bcf062f62aa3bcee969b0eaf43eb4

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
    "id": "d1772f731b83faebf4141e5f51ca37d4105bcf062f62aa3bcee969b0eaf43eb4",
    "metadata": {},
    "name": "SendContactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d0bd3e1824f5556217f41fc28b5642a0";

export default node;
