/**
 * @generated SignedSource<<475e4631db8cfa73d66809da682b9134>>
 * @relayHash e10e31d46cadf64f9792f5251f205138
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e980caf7d0f6585ae0f96144f03d849f705d53745d9d1caa1ffc3ecd1beaae12

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type RecordHallViewMutation$variables = {
  hallId: string;
};
export type RecordHallViewMutation$data = {
  readonly recordHallView: {
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  } | null | undefined;
};
export type RecordHallViewMutation = {
  response: RecordHallViewMutation$data;
  variables: RecordHallViewMutation$variables;
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
    "name": "RecordHallViewMutation",
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
    "name": "RecordHallViewMutation",
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
    "id": "e980caf7d0f6585ae0f96144f03d849f705d53745d9d1caa1ffc3ecd1beaae12",
    "metadata": {},
    "name": "RecordHallViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1c518bd890f4b5fcb192ccd16a85461";

export default node;
