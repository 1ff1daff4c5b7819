/**
 * @generated SignedSource<<69101c6149104b57463536f52830f595>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideMakers_bride$data = {
  readonly produce: {
    readonly dressShop: string | null | undefined;
    readonly florist: string | null | undefined;
    readonly photographer: string | null | undefined;
    readonly planner: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BrideMakers_bride";
};
export type BrideMakers_bride$key = {
  readonly " $data"?: BrideMakers_bride$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideMakers_bride">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrideMakers_bride",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BrideProduce",
      "kind": "LinkedField",
      "name": "produce",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planner",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dressShop",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photographer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "florist",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bride",
  "abstractKey": null
};

(node as any).hash = "fd5ff714daeffe1d8727d545bcdf510a";

export default node;
