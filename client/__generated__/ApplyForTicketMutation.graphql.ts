/**
 * @generated SignedSource<<575c5eb1744ab8e6a6630043d1c4a4cf>>
 * @relayHash feb352e397468999ca2158ccab3c5ec3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b95bd2f306963cb58d8c6576c0c0ff529155a0d0226b47ec2c67d78d49aa25c

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
export type ApplyForTicketMutation$variables = {
  input: UpdateGiftTicketInput;
};
export type ApplyForTicketMutation$data = {
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
export type ApplyForTicketMutation = {
  response: ApplyForTicketMutation$data;
  variables: ApplyForTicketMutation$variables;
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
    "name": "ApplyForTicketMutation",
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
    "name": "ApplyForTicketMutation",
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
    "id": "5b95bd2f306963cb58d8c6576c0c0ff529155a0d0226b47ec2c67d78d49aa25c",
    "metadata": {},
    "name": "ApplyForTicketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2365de7d602445ec899ee192a36e14d1";

export default node;
