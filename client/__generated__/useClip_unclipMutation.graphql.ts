/**
 * @generated SignedSource<<07947fa0ad1aae8593c61c61efc1fc92>>
 * @relayHash 9515daeb4479d80d0962ce427b1d0389
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6baf582e62627b01b034a90fc3e43347bd274836530b6d6c799cddd09e887b62

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type useClip_unclipMutation$variables = {
  id: string;
};
export type useClip_unclipMutation$data = {
  readonly unclip: {
    readonly account: {
      readonly hallClipCount: number | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly clippable: {
      readonly clipCount: number | null | undefined;
      readonly id: string;
      readonly viewerHasClipped: boolean | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useClip_unclipMutation$rawResponse = {
  readonly unclip: {
    readonly account: {
      readonly hallClipCount: number | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly clippable: {
      readonly __typename: string;
      readonly clipCount: number | null | undefined;
      readonly id: string;
      readonly viewerHasClipped: boolean | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly __typename: string;
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useClip_unclipMutation = {
  rawResponse: useClip_unclipMutation$rawResponse;
  response: useClip_unclipMutation$data;
  variables: useClip_unclipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "fields": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "kind": "ObjectValue",
        "name": "target"
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clipCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHasClipped",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Account",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hallClipCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClip_unclipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnclipPayload",
        "kind": "LinkedField",
        "name": "unclip",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "clippable",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
    "name": "useClip_unclipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UnclipPayload",
        "kind": "LinkedField",
        "name": "unclip",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "clippable",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6baf582e62627b01b034a90fc3e43347bd274836530b6d6c799cddd09e887b62",
    "metadata": {},
    "name": "useClip_unclipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d54b2c1d36b07997a547a4f8effcc89c";

export default node;
