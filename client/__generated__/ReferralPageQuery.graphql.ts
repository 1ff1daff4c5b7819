/**
 * @generated SignedSource<<44cc6db6698fa045bbfbee9742360fab>>
 * @relayHash 9d7c17352433abdaef197cb250d996ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e59eb3096cde4bc0d868fe0ccca9509aae2dd7ce6f6bd22b81dcf9525cb1dc0e

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
      {
        "alias": "found",
        "args": (v1/*:: as any*/),
        "concreteType": "ReferralGuest",
        "kind": "LinkedField",
        "name": "referralGuest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "e59eb3096cde4bc0d868fe0ccca9509aae2dd7ce6f6bd22b81dcf9525cb1dc0e",
    "metadata": {},
    "name": "ReferralPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2c5cc5167a3a8bb27b7828218dcf52e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
