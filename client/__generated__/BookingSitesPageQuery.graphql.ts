/**
 * @generated SignedSource<<ecbdb620920620501fbfc77519be0084>>
 * @relayHash 46a58b20555ef2a71a35a66bb5a48686
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56fdee107034ad97c6c81cb0fbf66f254dfd130d0eb8c8663db428ac867d1488

import type { ConcreteRequest } from 'relay-runtime';
export type BookingSitesPageQuery$variables = Record<PropertyKey, never>;
export type BookingSitesPageQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string | null | undefined;
    readonly slug: string | null | undefined;
  }> | null | undefined;
};
export type BookingSitesPageQuery = {
  response: BookingSitesPageQuery$data;
  variables: BookingSitesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "categories",
    "args": null,
    "concreteType": "BookingSiteCategory",
    "kind": "LinkedField",
    "name": "bookingSiteCategories",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
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
    "name": "BookingSitesPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BookingSitesPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "56fdee107034ad97c6c81cb0fbf66f254dfd130d0eb8c8663db428ac867d1488",
    "metadata": {},
    "name": "BookingSitesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78503252a81b5139f671318284cd9e75";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
