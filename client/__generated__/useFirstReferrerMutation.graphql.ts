/**
 * @generated SignedSource<<1698014f5ded65407eff32ac870bb328>>
 * @relayHash db0a1cffc7d7578674ef092678bfe0ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3425b4a1345cf8f14cf8c9e6d509b5a6dd439c64ca6ea18ef81b580ccca59fc

import type { ConcreteRequest } from 'relay-runtime';
export type useFirstReferrerMutation$variables = {
  referrer: string;
};
export type useFirstReferrerMutation$data = {
  readonly recordVisitorReferrer: {
    readonly isRecorded: boolean;
  } | null | undefined;
};
export type useFirstReferrerMutation = {
  response: useFirstReferrerMutation$data;
  variables: useFirstReferrerMutation$variables;
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
    "name": "useFirstReferrerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFirstReferrerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f3425b4a1345cf8f14cf8c9e6d509b5a6dd439c64ca6ea18ef81b580ccca59fc",
    "metadata": {},
    "name": "useFirstReferrerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b2bf11f06761f7c4619823b979b387c";

export default node;
