/**
 * @generated SignedSource<<e00fbd249bb2676bf82327682d25c383>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BrideVendors_bride$data = {
  readonly produce: {
    readonly dressShop: Result<string | null | undefined, unknown>;
    readonly florist: Result<string | null | undefined, unknown>;
    readonly photographer: Result<string | null | undefined, unknown>;
    readonly planner: Result<string | null | undefined, unknown>;
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "planner",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dressShop",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photographer",
            "storageKey": null
          },
          "to": "RESULT"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "florist",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bride",
  "abstractKey": null
};

(node as any).hash = "cae2568629f3a47ca6b508e35d8e58df";

export default node;
