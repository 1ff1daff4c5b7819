/**
 * @generated SignedSource<<79dfafe75ddbd3cbc8a0fc6bbd7fdc89>>
 * @relayHash bd514b7ce0334648e7fb3746648ca049
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9258777112c246f9a6b06836d52215d1ff5f055752e48e435f6eaaca81165bc8

import type { ConcreteRequest } from 'relay-runtime';
export type clipLossesShareQuery$variables = {
  hash: string;
};
export type clipLossesShareQuery$data = {
  readonly hallClipShare: {
    readonly hallClips: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
      }> | null | undefined;
    } | null | undefined;
    readonly isOwnedByViewer: boolean | null | undefined;
  } | null | undefined;
};
export type clipLossesShareQuery = {
  response: clipLossesShareQuery$data;
  variables: clipLossesShareQuery$variables;
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
  "name": "isOwnedByViewer",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
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
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "hallClips(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "clipLossesShareQuery",
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
          (v4/*:: as any*/)
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
    "name": "clipLossesShareQuery",
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
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9258777112c246f9a6b06836d52215d1ff5f055752e48e435f6eaaca81165bc8",
    "metadata": {},
    "name": "clipLossesShareQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "014575d8b387a492208aac6920408a5e";

export default node;
