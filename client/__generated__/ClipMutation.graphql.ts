/**
 * @generated SignedSource<<3ff9b0150186e0fe2ff55e31ba7fafb1>>
 * @relayHash 437f575fa1e03809ba71096ea9ef9113
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5bf5864937eb4ffc7d03273de87b16967ded883b23051b21d7330cc8d47f298

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "DUPLICATE" | "FORBIDDEN" | "INVALID_FORMAT" | "LOGIN_REQUIRED" | "NOT_FOUND" | "OUTCOME_UNKNOWN" | "REJECTED" | "REQUIRED" | "RESERVATION_CLOSED" | "TOO_LONG" | "%future added value";
export type ClipMutation$variables = {
  clips: boolean;
  id: string;
  isArticle: boolean;
  isBrand: boolean;
  isBride: boolean;
  isHall: boolean;
  isRing: boolean;
};
export type ClipMutation$data = {
  readonly clip?: {
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
  readonly unclip?: {
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
export type ClipMutation$rawResponse = {
  readonly clip?: {
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
  readonly unclip?: {
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
export type ClipMutation = {
  rawResponse: ClipMutation$rawResponse;
  response: ClipMutation$data;
  variables: ClipMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "clips"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isArticle"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isBrand"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isBride"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isHall"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRing"
},
v7 = [
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clipCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHasClipped",
  "storageKey": null
},
v11 = {
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
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v13 = {
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
      "selections": (v12/*:: as any*/),
      "storageKey": null
    }
  ]
},
v14 = {
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
      "selections": (v12/*:: as any*/),
      "storageKey": null
    }
  ]
},
v15 = {
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
v16 = {
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
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v19 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "clippable",
    "plural": false,
    "selections": [
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Account",
    "kind": "LinkedField",
    "name": "account",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "userErrors",
    "plural": true,
    "selections": [
      (v17/*:: as any*/),
      (v18/*:: as any*/)
    ],
    "storageKey": null
  }
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v21 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "clippable",
    "plural": false,
    "selections": [
      (v20/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Account",
    "kind": "LinkedField",
    "name": "account",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "userErrors",
    "plural": true,
    "selections": [
      (v20/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ClipMutation",
    "selections": [
      {
        "condition": "clips",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "ClipPayload",
            "kind": "LinkedField",
            "name": "clip",
            "plural": false,
            "selections": (v19/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "clips",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "UnclipPayload",
            "kind": "LinkedField",
            "name": "unclip",
            "plural": false,
            "selections": (v19/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ClipMutation",
    "selections": [
      {
        "condition": "clips",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "ClipPayload",
            "kind": "LinkedField",
            "name": "clip",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "clips",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "UnclipPayload",
            "kind": "LinkedField",
            "name": "unclip",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f5bf5864937eb4ffc7d03273de87b16967ded883b23051b21d7330cc8d47f298",
    "metadata": {},
    "name": "ClipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "631c4de669bae367020e29a499cb1d1b";

export default node;
