/**
 * @generated SignedSource<<ee5a5a896061065d16c8f88b455191b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type HallCostGrowth_hall$data = {
  readonly costGrowth: {
    readonly billCount: number;
    readonly increase: number;
    readonly items?: ReadonlyArray<{
      readonly billCount: number;
      readonly increase: number;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly location: {
    readonly prefecture: {
      readonly costGrowth?: Result<{
        readonly billCount: number;
        readonly hallCount: number;
        readonly increase: number;
        readonly items: ReadonlyArray<{
          readonly increase: number;
          readonly name: string;
        }>;
      } | null | undefined, unknown>;
      readonly name: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "HallCostGrowth_hall";
};
export type HallCostGrowth_hall$key = {
  readonly " $data"?: HallCostGrowth_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallCostGrowth_hall">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "billCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "increase",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "comparesGrowth"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HallCostGrowth_hall",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CostGrowth",
      "kind": "LinkedField",
      "name": "costGrowth",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "condition": "comparesGrowth",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CostItemGrowth",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HallLocation",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefecture",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "condition": "comparesGrowth",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "kind": "CatchField",
                  "field": {
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
                      (v0/*:: as any*/),
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CostItemGrowth",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          (v1/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  "to": "RESULT"
                }
              ]
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
})();

(node as any).hash = "e096f1a9e423ce267d85f39218a15250";

export default node;
