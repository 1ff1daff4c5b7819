/**
 * @generated SignedSource<<6159d35b984f128b2f3690c97e625642>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallBrides_hall$data = {
  readonly brides: ReadonlyArray<{
    readonly rawId: string;
    readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
  }>;
  readonly " $fragmentType": "HallBrides_hall";
};
export type HallBrides_hall$key = {
  readonly " $data"?: HallBrides_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallBrides_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "reviewSort"
    },
    {
      "kind": "RootArgument",
      "name": "season"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HallBrides_hall",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "season",
          "variableName": "season"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "reviewSort"
        }
      ],
      "concreteType": "Bride",
      "kind": "LinkedField",
      "name": "brides",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BrideCard_bride"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "e4f9f029f56f4aadda5d5e86beff4c67";

export default node;
