/**
 * @generated SignedSource<<d21cbdaf4b84273eec8290631ee33a72>>
 * @relayHash 89558ec925cd4d2a1446dc4ccf0917ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8680c3e7c9e8559ae4a7a2ab9819d081bcbb007e546c1c596e9959336cd94ae

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
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
      readonly code: UserErrorCode;
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
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
    "id": "f8680c3e7c9e8559ae4a7a2ab9819d081bcbb007e546c1c596e9959336cd94ae",
    "metadata": {},
    "name": "ApplyForTicketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16ddc14277824bd62e8b78bda7e00dc4";

export default node;
