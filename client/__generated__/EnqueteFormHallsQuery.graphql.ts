/**
 * @generated SignedSource<<52a6dcd7ef78b4be9023494c485633b7>>
 * @relayHash 06b8f72ebc1417edee47f5174390ae15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1abec8f95cd236ef1f40cf57616970d8b3f67b480b5fe109e1adc07d32ea030d

import type { ConcreteRequest } from 'relay-runtime';
export type EnqueteFormHallsQuery$variables = {
  name: string;
};
export type EnqueteFormHallsQuery$data = {
  readonly halls: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly rawId: string;
    }> | null | undefined;
  } | null | undefined;
};
export type EnqueteFormHallsQuery = {
  response: EnqueteFormHallsQuery$data;
  variables: EnqueteFormHallsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 8
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EnqueteFormHallsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HallSearchConnection",
        "kind": "LinkedField",
        "name": "halls",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "EnqueteFormHallsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HallSearchConnection",
        "kind": "LinkedField",
        "name": "halls",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1abec8f95cd236ef1f40cf57616970d8b3f67b480b5fe109e1adc07d32ea030d",
    "metadata": {},
    "name": "EnqueteFormHallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "311847c8be2c6f262becdcbaaafad376";

export default node;
