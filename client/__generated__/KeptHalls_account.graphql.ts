/**
 * @generated SignedSource<<6da675da3122b09695736f1fe42cb3f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeptHalls_account$data = {
  readonly hallClips: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"KeptHall_clip">;
    }>;
    readonly totalCount: number | null | undefined;
  };
  readonly lastHallClippedAt?: string | null | undefined;
  readonly " $fragmentType": "KeptHalls_account";
};
export type KeptHalls_account$key = {
  readonly " $data"?: KeptHalls_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptHalls_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isFirst"
    },
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
  "name": "KeptHalls_account",
  "selections": [
    {
      "condition": "isFirst",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastHallClippedAt",
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        }
      ],
      "concreteType": "HallClipConnection",
      "kind": "LinkedField",
      "name": "hallClips",
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
          "concreteType": "HallClip",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "KeptHall_clip"
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

(node as any).hash = "c6979deb2a1f580563ba189d9645b4a9";

export default node;
