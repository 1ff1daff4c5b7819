/**
 * @generated SignedSource<<754e1dbbca55c38e0470f369ecdeb148>>
 * @relayHash 492eabfa6c32795c60ab4c52192e441e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3647038ea918baaa9cab870c8ca93b0c8bbf8afc70e6db049ad5194fc45c484d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type homeSectionsSearchesQuery$variables = Record<PropertyKey, never>;
export type homeSectionsSearchesQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeSearches_query">;
};
export type homeSectionsSearchesQuery = {
  response: homeSectionsSearchesQuery$data;
  variables: homeSectionsSearchesQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "homeSectionsSearchesQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HomeSearches_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "homeSectionsSearchesQuery",
    "selections": [
      {
        "alias": "presets",
        "args": null,
        "concreteType": "HallSearchPreset",
        "kind": "LinkedField",
        "name": "savedHallSearches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3647038ea918baaa9cab870c8ca93b0c8bbf8afc70e6db049ad5194fc45c484d",
    "metadata": {},
    "name": "homeSectionsSearchesQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ecbfb692bbfcde098031702773a01c1f";

export default node;
