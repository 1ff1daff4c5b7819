/**
 * @generated SignedSource<<2fb11cd49bd0d9be88b4cab42a723ce7>>
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
  "metadata": null,
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

(node as any).hash = "1783bbbc912adddac155142e3f5649e8";

export default node;
