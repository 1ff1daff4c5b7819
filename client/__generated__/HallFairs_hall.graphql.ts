/**
 * @generated SignedSource<<8e4431bb6911c8f273231322cb466b45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FairContentKind = "CONSULTATION" | "DECORATION" | "FOOD" | "MOCK_CEREMONY" | "MOCK_RECEPTION" | "SHOW" | "TASTING" | "TRY_ON_DRESS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HallFairs_hall$data = {
  readonly fairContents: ReadonlyArray<FairContentKind>;
  readonly fairs: {
    readonly nodes: ReadonlyArray<{
      readonly contents: ReadonlyArray<FairContentKind>;
      readonly durationMinutes: number | null | undefined;
      readonly heldOn: string;
      readonly holdTimes: ReadonlyArray<string>;
      readonly isReservable: boolean;
      readonly name: string;
      readonly price: number;
      readonly rawId: string;
      readonly reservationDeadline: string;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly recommendedFair: {
    readonly heldOn: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "HallFairs_hall";
};
export type HallFairs_hall$key = {
  readonly " $data"?: HallFairs_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallFairs_hall">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldOn",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "fairCount"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HallFairs_hall",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fairContents",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Fair",
        "kind": "LinkedField",
        "name": "recommendedFair",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "fairCount"
        }
      ],
      "concreteType": "FairConnection",
      "kind": "LinkedField",
      "name": "fairs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Fair",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "holdTimes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "contents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMinutes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reservationDeadline",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isReservable",
              "storageKey": null
            }
          ],
          "storageKey": null
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
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
})();

(node as any).hash = "480a72188af4dd7206f65c802f11fbcc";

export default node;
