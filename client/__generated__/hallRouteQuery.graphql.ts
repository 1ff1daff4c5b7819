/**
 * @generated SignedSource<<843c0019d6803dd4a8304af32b298012>>
 * @relayHash e3510dc4f4e31607a055bdbd53832b18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a75ee910b3103d16a06f25b175e347d27abb9faf7bceec1e4a949497a0756e9f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallBy = {
  id: string;
  rawId?: never;
  slug?: never;
} | {
  id?: never;
  rawId: string;
  slug?: never;
} | {
  id?: never;
  rawId?: never;
  slug: HallSlugInput;
};
export type HallSlugInput = {
  areaSlug: string;
  slug: string;
};
export type hallRouteQuery$variables = {
  by: HallBy;
};
export type hallRouteQuery$data = {
  readonly hall: {
    readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
  } | null | undefined;
};
export type hallRouteQuery = {
  response: hallRouteQuery$data;
  variables: hallRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "by"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "by",
    "variableName": "by"
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
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areaSlug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "hallRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "hallPath_hall",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              }
            ],
            "args": null,
            "argumentDefinitions": []
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
    "name": "hallRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "a75ee910b3103d16a06f25b175e347d27abb9faf7bceec1e4a949497a0756e9f",
    "metadata": {},
    "name": "hallRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fc14b4646c7fe0b495e8af831f8dfc75";

export default node;
