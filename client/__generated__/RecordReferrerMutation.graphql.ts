/**
 * @generated SignedSource<<b175e27c1a1c2373a75343af89980c3b>>
 * @relayHash 24bc6d9cf2a24934096e0fbe70016740
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fd58ed8c3343026ace58042b3442a286e313eb3c7b147d9a776400ba7f2b97d

import type { ConcreteRequest } from 'relay-runtime';
export type RecordReferrerMutation$variables = {
  referrer: string;
};
export type RecordReferrerMutation$data = {
  readonly recordVisitorReferrer: {
    readonly isRecorded: boolean;
  } | null | undefined;
};
export type RecordReferrerMutation = {
  response: RecordReferrerMutation$data;
  variables: RecordReferrerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "referrer"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "referrer",
            "variableName": "referrer"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "RecordVisitorReferrerPayload",
    "kind": "LinkedField",
    "name": "recordVisitorReferrer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRecorded",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordReferrerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordReferrerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6fd58ed8c3343026ace58042b3442a286e313eb3c7b147d9a776400ba7f2b97d",
    "metadata": {},
    "name": "RecordReferrerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b01aca0a9b75084ae882fc8aec24097e";

export default node;
