/**
 * @generated SignedSource<<b537b921ae9bca68655b80238644f0ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeptRings_account$data = {
  readonly favoriteRings: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RingRow_ring" | "clipStates_clippable">;
    }>;
    readonly totalCount: number | null | undefined;
  };
  readonly " $fragmentType": "KeptRings_account";
};
export type KeptRings_account$key = {
  readonly " $data"?: KeptRings_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptRings_account">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "KeptRings_account",
  "selections": [
    {
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
              "name": "clipStates_clippable"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "c78c438f167a2e0292159c33a56b7fd8";

export default node;
