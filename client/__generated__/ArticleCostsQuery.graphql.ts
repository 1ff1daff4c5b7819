/**
 * @generated SignedSource<<e35c276dd4a4fc160c2fc8342b04f7b7>>
 * @relayHash e9d2c127d85798c77dcade360c28e84e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fb6d300f2e1b8f8b3abb18dfb6599805ae2106d70f39077b3b471e340400796

import type { ConcreteRequest } from 'relay-runtime';
export type ArticleCostsQuery$variables = {
  slug: string;
};
export type ArticleCostsQuery$data = {
  readonly areaStats: {
    readonly averageCost: number | null | undefined;
    readonly averageGuestCount: number | null | undefined;
  } | null | undefined;
  readonly hallSearchOptions: {
    readonly prefectures: ReadonlyArray<{
      readonly costGrowth: {
        readonly billCount: number;
        readonly final: number;
        readonly firstEstimate: number;
        readonly hallCount: number;
        readonly increase: number;
      } | null | undefined;
      readonly slug: string;
    }> | null | undefined;
  } | null | undefined;
};
export type ArticleCostsQuery = {
  response: ArticleCostsQuery$data;
  variables: ArticleCostsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "prefectureSlug",
            "variableName": "slug"
          }
        ],
        "kind": "ObjectValue",
        "name": "place"
      }
    ],
    "concreteType": "AreaStats",
    "kind": "LinkedField",
    "name": "areaStats",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "averageCost",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "averageGuestCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
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
        "args": [
          {
            "kind": "Variable",
            "name": "slug",
            "variableName": "slug"
          }
        ],
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
            "concreteType": "CostGrowth",
            "kind": "LinkedField",
            "name": "costGrowth",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hallCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "billCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstEstimate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "final",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "increase",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticleCostsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticleCostsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9fb6d300f2e1b8f8b3abb18dfb6599805ae2106d70f39077b3b471e340400796",
    "metadata": {},
    "name": "ArticleCostsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aacacbd5377d24b3409656ac8f9a624a";

export default node;
