/**
 * @generated SignedSource<<a8706d8080b468e8019202b58100cb56>>
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
    readonly displayName: string | null | undefined;
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
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "benefitTitle",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "benefitAmount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
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
        "field": {
          "alias": "found",
          "args": (v1/*:: as any*/),
          "concreteType": "ReferralGuest",
          "kind": "LinkedField",
          "name": "referralGuest",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v3/*:: as any*/),
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v4/*:: as any*/),
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v5/*:: as any*/),
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v6/*:: as any*/),
              "to": "NULL"
            }
          ],
          "storageKey": null
        },
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
      {
        "alias": "found",
        "args": (v1/*:: as any*/),
        "concreteType": "ReferralGuest",
        "kind": "LinkedField",
        "name": "referralGuest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
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

(node as any).hash = "8962bdf391999af997a43a19a9ffbe53";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
