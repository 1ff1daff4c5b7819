/**
 * @generated SignedSource<<4169f70468c84e633792d079824dd4d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeBrides_query$data = {
  readonly pickupBrides: ReadonlyArray<{
    readonly rawId: string;
    readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
  }>;
  readonly " $fragmentType": "HomeBrides_query";
};
export type HomeBrides_query$key = {
  readonly " $data"?: HomeBrides_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeBrides_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeBrides_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Bride",
        "kind": "LinkedField",
        "name": "pickupBrides",
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
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5a27de2ec89775e48e22b2c64077d07f";

export default node;
