/**
 * @generated SignedSource<<5933784404602babdfddbf504444c691>>
 * @relayHash 57e712f38eeef722d5b89aeb0f496c2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bddcfcd106e11c399244ef0ee403cb4f64fac6f136d2e17a8b3c37e92d49ea86

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type askClip_clipMutation$variables = {
  id: string;
  isArticle: boolean;
  isBrand: boolean;
  isBride: boolean;
  isHall: boolean;
  isRing: boolean;
};
export type askClip_clipMutation$data = {
  readonly clip: {
    readonly account: {
      readonly clippedArticles?: {
        readonly totalCount: number | null | undefined;
      } | null | undefined;
      readonly clippedBrides?: {
        readonly totalCount: number | null | undefined;
      } | null | undefined;
      readonly favoriteBrandCount?: number | null | undefined;
      readonly favoriteRingCount?: number | null | undefined;
      readonly hallClipCount?: number | null | undefined;
      readonly id: string;
      readonly lastHallClippedAt?: string | null | undefined;
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
export type askClip_clipMutation = {
  response: askClip_clipMutation$data;
  variables: askClip_clipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isArticle"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isBrand"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isBride"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isHall"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRing"
},
v6 = [
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clipCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHasClipped",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Account",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    {
      "condition": "isHall",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
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
      ]
    },
    {
      "condition": "isArticle",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClippedArticleConnection",
          "kind": "LinkedField",
          "name": "clippedArticles",
          "plural": false,
          "selections": (v10/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isBride",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClippedBrideConnection",
          "kind": "LinkedField",
          "name": "clippedBrides",
          "plural": false,
          "selections": (v10/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isBrand",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "favoriteBrandCount",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isRing",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "favoriteRingCount",
          "storageKey": null
        }
      ]
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "askClip_clipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/)
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "askClip_clipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
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
              (v14/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bddcfcd106e11c399244ef0ee403cb4f64fac6f136d2e17a8b3c37e92d49ea86",
    "metadata": {},
    "name": "askClip_clipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f47248d1f8112b4f7a871804bf66644";

export default node;
