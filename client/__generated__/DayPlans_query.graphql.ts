/**
 * @generated SignedSource<<1e322e482e807eb8c0221c24c2f68663>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayPlans_query$data = {
  readonly fairDayPlans: ReadonlyArray<{
    readonly distanceKm: number;
    readonly first: {
      readonly fair: {
        readonly hall: {
          readonly address: string | null | undefined;
          readonly name: string | null | undefined;
        };
        readonly heldOn: string | null | undefined;
        readonly rawId: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"DayPlans_visit">;
    };
    readonly second: {
      readonly fair: {
        readonly hall: {
          readonly address: string | null | undefined;
          readonly name: string | null | undefined;
        };
        readonly heldOn: string | null | undefined;
        readonly rawId: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"DayPlans_visit">;
    };
    readonly travelMinutes: number;
  }> | null | undefined;
  readonly " $fragmentType": "DayPlans_query";
};
export type DayPlans_query$key = {
  readonly " $data"?: DayPlans_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayPlans_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Fair",
    "kind": "LinkedField",
    "name": "fair",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rawId",
        "storageKey": null
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldOn",
          "storageKey": null
        },
        "to": "NULL"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address",
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "DayPlans_visit"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayPlans_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          }
        ],
        "concreteType": "FairDayPlan",
        "kind": "LinkedField",
        "name": "fairDayPlans",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "distanceKm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "travelMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FairVisit",
            "kind": "LinkedField",
            "name": "first",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FairVisit",
            "kind": "LinkedField",
            "name": "second",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3329a00d3656c3c5ffb734d93739a9ff";

export default node;
