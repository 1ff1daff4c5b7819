/**
 * @generated SignedSource<<51d3760527fa54673f35c0e01c8da071>>
 * @relayHash 2fb69480970a13172e028092570b1d08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 948e70a4359d0487f6caa90231b0e72a409554d4361bb6d781ec354dd23f1462

import type { ConcreteRequest } from 'relay-runtime';
export type answerEnqueteHallQuery$variables = {
  rawId: string;
};
export type answerEnqueteHallQuery$data = {
  readonly hall: {
    readonly name: string;
  } | null | undefined;
};
export type answerEnqueteHallQuery = {
  response: answerEnqueteHallQuery$data;
  variables: answerEnqueteHallQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rawId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "rawId",
        "variableName": "rawId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "answerEnqueteHallQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "answerEnqueteHallQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "948e70a4359d0487f6caa90231b0e72a409554d4361bb6d781ec354dd23f1462",
    "metadata": {},
    "name": "answerEnqueteHallQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b65fef25f85860b2d9cfc42b849e7656";

export default node;
