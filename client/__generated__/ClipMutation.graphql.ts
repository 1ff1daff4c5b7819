/**
 * @generated SignedSource<<41644a6c89e4afd0f4ddac492bab2fdb>>
 * @relayHash 0b5bae76d47e37c87c3a3c81980f1cfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56cc8821266b248336b9a4433391effd7700f306321c0da3ab7880b27e767864

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly " $fragmentSpreads": FragmentRefs<"ClipMutation_account">;
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
      readonly " $fragmentSpreads": FragmentRefs<"ClipMutation_account">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v13 = [
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
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ClipMutation_account"
      }
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
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v16 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "clippable",
    "plural": false,
    "selections": [
      (v14/*:: as any*/),
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
            "selections": (v15/*:: as any*/),
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
            "selections": (v15/*:: as any*/),
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
      },
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
      (v14/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/)
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
            "selections": (v13/*:: as any*/),
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
            "selections": (v13/*:: as any*/),
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
            "selections": (v16/*:: as any*/),
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
            "selections": (v16/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "56cc8821266b248336b9a4433391effd7700f306321c0da3ab7880b27e767864",
    "metadata": {},
    "name": "ClipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "686dd8eddbb5c6862645ef44f68b6185";

export default node;
