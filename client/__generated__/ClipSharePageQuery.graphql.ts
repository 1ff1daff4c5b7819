/**
 * @generated SignedSource<<1152268d910af20831e3afb9dce8478d>>
 * @relayHash a735442d3ccdd49eae993e3f80864a37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fe8734cf5965bdeebdc8cb02170122f86dd21bb359eb9be6de9b10a67b56f62

import type { ConcreteRequest } from 'relay-runtime';
export type ClipSharePageQuery$variables = {
  hash: string;
  isKnown: boolean;
};
export type ClipSharePageQuery$data = {
  readonly hallClipShare?: {
    readonly hallClips: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
      }>;
    };
    readonly id: string;
    readonly isOwnedByViewer: boolean;
  } | null | undefined;
  readonly viewer: {
    readonly account: {
      readonly shareableHallClips: ReadonlyArray<{
        readonly hall: {
          readonly name: string;
        } | null | undefined;
        readonly id: string;
        readonly note: string | null | undefined;
      }>;
    } | null | undefined;
    readonly isLoggedIn: boolean;
  };
};
export type ClipSharePageQuery = {
  response: ClipSharePageQuery$data;
  variables: ClipSharePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hash"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isKnown"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLoggedIn",
  "storageKey": null
},
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
  "name": "note",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "condition": "isKnown",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "hash",
          "variableName": "hash"
        }
      ],
      "concreteType": "HallClipShare",
      "kind": "LinkedField",
      "name": "hallClipShare",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwnedByViewer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            }
          ],
          "concreteType": "HallClipConnection",
          "kind": "LinkedField",
          "name": "hallClips",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "HallClip",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "hallClips(first:100)"
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ClipSharePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "HallClip",
                "kind": "LinkedField",
                "name": "shareableHallClips",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v3/*:: as any*/),
                    "to": "NULL"
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "Hall",
                      "kind": "LinkedField",
                      "name": "hall",
                      "plural": false,
                      "selections": [
                        (v4/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    "to": "NULL"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ClipSharePageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "HallClip",
                "kind": "LinkedField",
                "name": "shareableHallClips",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Hall",
                    "kind": "LinkedField",
                    "name": "hall",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "id": "2fe8734cf5965bdeebdc8cb02170122f86dd21bb359eb9be6de9b10a67b56f62",
    "metadata": {},
    "name": "ClipSharePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb415f69c9d7c8aa2e62d7d9c45c8ac4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
