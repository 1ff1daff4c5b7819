/**
 * @generated SignedSource<<580f46ecfd37ff79de19fb764b9d91f1>>
 * @relayHash d79d5b036ccaf3faf42b372861acde1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af479c875b3a92036b4e9fddf5c9c90f245c0804bdf471c94f174e2989a238c6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type homeSectionsIntroductionQuery$variables = Record<PropertyKey, never>;
export type homeSectionsIntroductionQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomeIntroduction_query">;
};
export type homeSectionsIntroductionQuery = {
  response: homeSectionsIntroductionQuery$data;
  variables: homeSectionsIntroductionQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "homeSectionsIntroductionQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HomeIntroduction_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "homeSectionsIntroductionQuery",
    "selections": [
      {
        "alias": "introduced",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "REVIEWS_MANY"
          }
        ],
        "concreteType": "HallSearchConnection",
        "kind": "LinkedField",
        "name": "halls",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "coverImages",
                "plural": true,
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "halls(first:6,sort:\"REVIEWS_MANY\")"
      }
    ]
  },
  "params": {
    "id": "af479c875b3a92036b4e9fddf5c9c90f245c0804bdf471c94f174e2989a238c6",
    "metadata": {},
    "name": "homeSectionsIntroductionQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b3d582ce5a18840d1b2e369db06c0a63";

export default node;
