/**
 * @generated SignedSource<<df0d51224ee4ca798e4cda7c1575c914>>
 * @relayHash 12f51f5c534effced2d7777de3ff87d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 238244e8fa168b8cac4fd516dbf7f5348a31c19271eac9e59940cb58854fb18a

import type { ConcreteRequest } from 'relay-runtime';
export type ArticleCostsPlacesQuery$variables = Record<PropertyKey, never>;
export type ArticleCostsPlacesQuery$data = {
  readonly hallSearchOptions: {
    readonly prefectures: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
  } | null | undefined;
};
export type ArticleCostsPlacesQuery = {
  response: ArticleCostsPlacesQuery$data;
  variables: ArticleCostsPlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "HallSearchOptions",
    "kind": "LinkedField",
    "name": "hallSearchOptions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Prefecture",
        "kind": "LinkedField",
        "name": "prefectures",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticleCostsPlacesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArticleCostsPlacesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "238244e8fa168b8cac4fd516dbf7f5348a31c19271eac9e59940cb58854fb18a",
    "metadata": {},
    "name": "ArticleCostsPlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63af426536f4aa562a7fe3fbb2d2d36e";

export default node;
