/**
 * @generated SignedSource<<aee290c99b06bcbec045695e5f46f3b3>>
 * @relayHash 2a662ebee27032a7e00dd71d3b894d16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ff60297db457482c145dafba72cda43e61470cc8031c583b634ed9b629bada

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ReferralPageQuery$variables = {
  code: string;
};
export type ReferralPageQuery$data = {
  readonly found: Result<{
    readonly benefitAmount: number | null | undefined;
    readonly benefitTitle: string | null | undefined;
    readonly code: string;
    readonly displayName: string;
    readonly expiresAt: string | null | undefined;
  } | null | undefined, unknown>;
};
export type ReferralPageQuery = {
  response: ReferralPageQuery$data;
  variables: ReferralPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = {
  "alias": "found",
  "args": [
    {
      "kind": "Variable",
      "name": "code",
      "variableName": "code"
    }
  ],
  "concreteType": "ReferralGuest",
  "kind": "LinkedField",
  "name": "referralGuest",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "benefitTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "benefitAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReferralPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReferralPageQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "b2ff60297db457482c145dafba72cda43e61470cc8031c583b634ed9b629bada",
    "metadata": {},
    "name": "ReferralPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0eb99db7b35a2698999b07c420ef9ec";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
