/**
 * @generated SignedSource<<d80ff417de5b88516c09c640c85eb426>>
 * @relayHash f67de81be65a8d8207a6a6bb3f836e47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a70a3bd7c512672dbfcf1a1bdb90a2c9ca7f439c4362dde8ac632b068b209a9

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type useRecordViewMutation$variables = {
  hallId: string;
};
export type useRecordViewMutation$data = {
  readonly recordHallView: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type useRecordViewMutation = {
  response: useRecordViewMutation$data;
  variables: useRecordViewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hallId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "hallId",
        "variableName": "hallId"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v2 = {
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
    "name": "useRecordViewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RecordHallViewPayload",
        "kind": "LinkedField",
        "name": "recordHallView",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "useRecordViewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RecordHallViewPayload",
        "kind": "LinkedField",
        "name": "recordHallView",
        "plural": false,
        "selections": [
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a70a3bd7c512672dbfcf1a1bdb90a2c9ca7f439c4362dde8ac632b068b209a9",
    "metadata": {},
    "name": "useRecordViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "48c1af00132faaedb5cad88682117b91";

export default node;
