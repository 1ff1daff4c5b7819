/**
 * @generated SignedSource<<9da6e973ad733308045ba3cc4a0e8685>>
 * @relayHash cc639209734f9be883bf96fd5b6e5689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 196f0d4bd43187968e9160c5786ce0d1342e772955d2319c187341880270166b

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
export type sendSpecialMutation$variables = {
  input: SubmitSpecialFormInput;
};
export type sendSpecialMutation$data = {
  readonly submitSpecialForm: {
    readonly isSent: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type sendSpecialMutation = {
  response: sendSpecialMutation$data;
  variables: sendSpecialMutation$variables;
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
    "name": "sendSpecialMutation",
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
    "name": "sendSpecialMutation",
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
    "id": "196f0d4bd43187968e9160c5786ce0d1342e772955d2319c187341880270166b",
    "metadata": {},
    "name": "sendSpecialMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6544ba8c288db1e4a0c9acbeede6e0dd";

export default node;
