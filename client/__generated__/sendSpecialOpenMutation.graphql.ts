/**
 * @generated SignedSource<<90e8dfb59568a68538783b014e631cfd>>
 * @relayHash b0930da695db470621adf38cbc7e2232
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46daae5e828261874f1973fedf184b3a1c286bf7628fa57aac1f0c2e5cf3ff44

import type { ConcreteRequest } from 'relay-runtime';
export type FormFieldType = "DATE" | "EMAIL" | "FILE" | "NUMBER" | "SELECT" | "TEL" | "TEXT" | "TEXTAREA" | "%future added value";
export type Requirement = "HIDDEN" | "ONE_IS_REQUIRED" | "OPTIONAL" | "REQUIRED" | "%future added value";
export type OpenSpecialFormInput = {
  lineAccessToken: string;
  lineUserId: string;
};
export type sendSpecialOpenMutation$variables = {
  input: OpenSpecialFormInput;
};
export type sendSpecialOpenMutation$data = {
  readonly openSpecialForm: {
    readonly form: {
      readonly displayName: string | null | undefined;
      readonly fields: ReadonlyArray<{
        readonly choices: ReadonlyArray<{
          readonly label: string;
          readonly value: string;
        }> | null | undefined;
        readonly fileUrl: string | null | undefined;
        readonly key: string;
        readonly label: string | null | undefined;
        readonly requirement: Requirement | null | undefined;
        readonly type: FormFieldType | null | undefined;
        readonly value: string | null | undefined;
      }> | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type sendSpecialOpenMutation = {
  response: sendSpecialOpenMutation$data;
  variables: sendSpecialOpenMutation$variables;
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
  "name": "label",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "SpecialForm",
  "kind": "LinkedField",
  "name": "form",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requirement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormChoice",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
    "name": "sendSpecialOpenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OpenSpecialFormPayload",
        "kind": "LinkedField",
        "name": "openSpecialForm",
        "plural": false,
        "selections": [
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
    "name": "sendSpecialOpenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OpenSpecialFormPayload",
        "kind": "LinkedField",
        "name": "openSpecialForm",
        "plural": false,
        "selections": [
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
    "id": "46daae5e828261874f1973fedf184b3a1c286bf7628fa57aac1f0c2e5cf3ff44",
    "metadata": {},
    "name": "sendSpecialOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a4929011cf9153755f21760bce0cc9d";

export default node;
