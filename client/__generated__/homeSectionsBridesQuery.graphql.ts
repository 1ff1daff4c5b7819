/**
 * @generated SignedSource<<7d68f65137918d10eadd8aa87e0008c6>>
 * @relayHash 58d5a78bec0856451365b989160f52a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb349bda1e7187fdbaf41de59fd0ccbe281101d5fc4c859f3358f18a9c326da9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type homeSectionsBridesQuery$variables = Record<PropertyKey, never>;
export type homeSectionsBridesQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeBrides_query">;
};
export type homeSectionsBridesQuery = {
  response: homeSectionsBridesQuery$data;
  variables: homeSectionsBridesQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "homeSectionsBridesQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HomeBrides_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "homeSectionsBridesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Bride",
        "kind": "LinkedField",
        "name": "pickupBrides",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rawId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nickname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "receptionPlace",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "receptionStyle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "receptionTaste",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "receptionImage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "altText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "placeholderColor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "type": "Clippable",
            "abstractKey": "__isClippable"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cb349bda1e7187fdbaf41de59fd0ccbe281101d5fc4c859f3358f18a9c326da9",
    "metadata": {},
    "name": "homeSectionsBridesQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "cc1630d9c492187f663e50d9e66724b4";

export default node;
