/**
 * @generated SignedSource<<44701751e1ec0db8d47fd51302e3c32a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallCosts_hall$data = {
  readonly commentStats: ReadonlyArray<{
    readonly count: number;
    readonly rangeOfPeople: number;
    readonly rangeOfPrice: number;
  }> | null | undefined;
  readonly costs: {
    readonly nodes: ReadonlyArray<{
      readonly firstEstimate: number | null | undefined;
      readonly guestCount: number | null | undefined;
      readonly items: ReadonlyArray<{
        readonly final: number | null | undefined;
        readonly firstEstimate: number | null | undefined;
        readonly name: string | null | undefined;
      }> | null | undefined;
      readonly nickname: string | null | undefined;
      readonly rawId: string;
      readonly season: string | null | undefined;
      readonly total: number | null | undefined;
      readonly weddingMonth: string | null | undefined;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
    readonly totalCount: number | null | undefined;
  };
  readonly " $fragmentType": "HallCosts_hall";
};
export type HallCosts_hall$key = {
  readonly " $data"?: HallCosts_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallCosts_hall">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstEstimate",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "costCount"
    },
    {
      "kind": "RootArgument",
      "name": "costGuests"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallCosts_hall",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HallCommentStat",
      "kind": "LinkedField",
      "name": "commentStats",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rangeOfPeople",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rangeOfPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "first",
            "variableName": "costCount"
          },
          {
            "kind": "Variable",
            "name": "guestCount",
            "variableName": "costGuests"
          }
        ],
        "concreteType": "HallCostConnection",
        "kind": "LinkedField",
        "name": "costs",
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
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "HallCost",
              "kind": "LinkedField",
              "name": "nodes",
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
                  "name": "guestCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "weddingMonth",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "season",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "total",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "HallCostItem",
                  "kind": "LinkedField",
                  "name": "items",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    },
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "final",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
})();

(node as any).hash = "e6ab04ba52ca596a0be525c66a8568f1";

export default node;
