/**
 * @generated SignedSource<<8dce24c6c8f79e08bf4eb432398ad7aa>>
 * @relayHash 4ae8692c4185f97cbedd5f79e605da4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63e393e833555ebcbf5427df5b73105003723c43e7a1bb60aa74d923d86e4964

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type useClip_clipMutation$variables = {
  id: string;
};
export type useClip_clipMutation$data = {
  readonly clip: {
    readonly account: {
      readonly hallClipCount: number | null | undefined;
      readonly id: string;
      readonly lastHallClippedAt: string | null | undefined;
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
export type useClip_clipMutation$rawResponse = {
  readonly clip: {
    readonly account: {
      readonly hallClipCount: number | null | undefined;
      readonly id: string;
      readonly lastHallClippedAt: string | null | undefined;
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
export type useClip_clipMutation = {
  rawResponse: useClip_clipMutation$rawResponse;
  response: useClip_clipMutation$data;
  variables: useClip_clipMutation$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastHallClippedAt",
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
    "name": "useClip_clipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ClipPayload",
        "kind": "LinkedField",
        "name": "clip",
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
    "name": "useClip_clipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ClipPayload",
        "kind": "LinkedField",
        "name": "clip",
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
    "id": "63e393e833555ebcbf5427df5b73105003723c43e7a1bb60aa74d923d86e4964",
    "metadata": {},
    "name": "useClip_clipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2a1caa63bcf04fdd8538c82aca6f2793";

export default node;
