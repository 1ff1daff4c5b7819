/**
 * @generated SignedSource<<d7c64be32816f7534fbc888234ef5d0e>>
 * @relayHash 5b3d7902b91199e8eee7660a67bc148f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c35891bba28360430a5c080741a69d78e7c4cc556588c027b302d7cc60aa4a88

import type { ConcreteRequest } from 'relay-runtime';
export type shareClips_updateMutation$variables = {
  ids: ReadonlyArray<string>;
  share: string;
};
export type shareClips_updateMutation$data = {
  readonly updateHallClipShare: {
    readonly hallClipShare: {
      readonly hash: string;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type shareClips_updateMutation = {
  response: shareClips_updateMutation$data;
  variables: shareClips_updateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "share"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "hallClipIds",
        "variableName": "ids"
      },
      {
        "kind": "Variable",
        "name": "hallClipShareId",
        "variableName": "share"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "HallClipShare",
  "kind": "LinkedField",
  "name": "hallClipShare",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "shareClips_updateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateHallClipSharePayload",
        "kind": "LinkedField",
        "name": "updateHallClipShare",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "shareClips_updateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UpdateHallClipSharePayload",
        "kind": "LinkedField",
        "name": "updateHallClipShare",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c35891bba28360430a5c080741a69d78e7c4cc556588c027b302d7cc60aa4a88",
    "metadata": {},
    "name": "shareClips_updateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1dc2b519ca4d97505605d15afeadd3b0";

export default node;
