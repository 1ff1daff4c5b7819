/**
 * @generated SignedSource<<dd13e3f0ea5f6b221546ff35937ab5c1>>
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
  "metadata": null,
  "name": "HallBrides_hall",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
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
      },
      "action": "THROW"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "3a4400beca261489845d97adc7a9c89d";

export default node;
