/**
 * @generated SignedSource<<923127e3abf689bca39461a712661bf6>>
 * @relayHash b234c250d26e46d1bac621ef2e4e20ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fdd67a6495cb075e624825c03ccff404d7d36d8ff6a18cce141513f19d26c57

import type { ConcreteRequest } from 'relay-runtime';
export type OwnSharesQuery$variables = {
  hash: string;
};
export type OwnSharesQuery$data = {
  readonly hallClipShare: {
    readonly createdAt: string | null | undefined;
    readonly hallClips: {
      readonly totalCount: number | null | undefined;
    } | null | undefined;
    readonly hash: string;
    readonly isOwnedByViewer: boolean | null | undefined;
  } | null | undefined;
};
export type OwnSharesQuery = {
  response: OwnSharesQuery$data;
  variables: OwnSharesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hash"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "hash",
    "variableName": "hash"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hash",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOwnedByViewer",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
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
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "hallClips(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnSharesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HallClipShare",
        "kind": "LinkedField",
        "name": "hallClipShare",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OwnSharesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HallClipShare",
        "kind": "LinkedField",
        "name": "hallClipShare",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7fdd67a6495cb075e624825c03ccff404d7d36d8ff6a18cce141513f19d26c57",
    "metadata": {},
    "name": "OwnSharesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40957313664fcd2cfcbde8b176d5cb35";

export default node;
