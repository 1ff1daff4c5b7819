/**
 * @generated SignedSource<<4fb33ca68c96c81e5ff14bf54166cbde>>
 * @relayHash 89f731a729842dc685f85fe0a6018b11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91ee26501a580c145357d230d65c74a2fd966ae4809975775403751fb87615f6

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateGiftTicketInput = {
  answers: ReadonlyArray<FormAnswerInput>;
  files?: ReadonlyArray<FormFileInput> | null | undefined;
  giftTicketId: string;
};
export type FormAnswerInput = {
  key: string;
  values: ReadonlyArray<string>;
};
export type FormFileInput = {
  file: null;
  key: string;
};
export type applyForTicketMutation$variables = {
  input: UpdateGiftTicketInput;
};
export type applyForTicketMutation$data = {
  readonly updateGiftTicket: {
    readonly giftTicket: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type applyForTicketMutation = {
  response: applyForTicketMutation$data;
  variables: applyForTicketMutation$variables;
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
  "concreteType": "GiftTicket",
  "kind": "LinkedField",
  "name": "giftTicket",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
    "name": "applyForTicketMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateGiftTicketPayload",
        "kind": "LinkedField",
        "name": "updateGiftTicket",
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
    "name": "applyForTicketMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateGiftTicketPayload",
        "kind": "LinkedField",
        "name": "updateGiftTicket",
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
    "id": "91ee26501a580c145357d230d65c74a2fd966ae4809975775403751fb87615f6",
    "metadata": {},
    "name": "applyForTicketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ddfb45f3ba6dfd2643cafdd8abdbbeea";

export default node;
