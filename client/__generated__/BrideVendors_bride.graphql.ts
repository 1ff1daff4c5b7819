/**
 * @generated SignedSource<<1c7d4b91c483e811e2a95c1b797ad8b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideVendors_bride$data = {
  readonly produce: {
    readonly dressShop: string | null | undefined;
    readonly florist: string | null | undefined;
    readonly photographer: string | null | undefined;
    readonly planner: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BrideVendors_bride";
};
export type BrideVendors_bride$key = {
  readonly " $data"?: BrideVendors_bride$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideVendors_bride">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrideVendors_bride",
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

(node as any).hash = "2df56a930fbae2a668a068485cc30d7d";

export default node;
