/**
 * @generated SignedSource<<0441b1b5b1c7175a578dfe4b7461915c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClippedRings_account$data = {
  readonly favoriteRings: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Clip_clippable" | "RingRow_ring">;
    }>;
    readonly totalCount: number | null | undefined;
  };
  readonly " $fragmentType": "ClippedRings_account";
};
export type ClippedRings_account$key = {
  readonly " $data"?: ClippedRings_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClippedRings_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClippedRings_account",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          },
          {
            "kind": "Variable",
            "name": "page",
            "variableName": "page"
          }
        ],
        "concreteType": "RingConnection",
        "kind": "LinkedField",
        "name": "favoriteRings",
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
              "concreteType": "Ring",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RingRow_ring"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Clip_clippable"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "145e565c10b2b26d2d8dcb8633cbfc02";

export default node;
