/**
 * @generated SignedSource<<bcd8b90599b5e363efc8fa7fab59c8af>>
 * @relayHash ba2f1ffecc288d87b8d662979114d859
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e8fc04398b1ec3f98568ce533fbf591c7431a99670290c0d534617d475313c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ReferralPageQuery$variables = {
  code: string;
};
export type ReferralPageQuery$data = {
  readonly found: Result<{
    readonly code: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReferralPage_guest">;
  } | null | undefined, unknown>;
  readonly viewer: Result<{
    readonly isLoggedIn: boolean;
  }, unknown>;
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
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLoggedIn",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v3 = {
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
    "name": "ReferralPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": "found",
          "args": (v2/*:: as any*/),
          "concreteType": "ReferralGuest",
          "kind": "LinkedField",
          "name": "referralGuest",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReferralPage_guest"
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
      (v1/*:: as any*/),
      {
        "alias": "found",
        "args": (v2/*:: as any*/),
        "concreteType": "ReferralGuest",
        "kind": "LinkedField",
        "name": "referralGuest",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
      }
    ]
  },
  "params": {
    "id": "1e8fc04398b1ec3f98568ce533fbf591c7431a99670290c0d534617d475313c1",
    "metadata": {},
    "name": "ReferralPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "470ba50dc6d098100eef7a202a6d58f8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
