/**
 * @generated SignedSource<<17ffb08470505cb743f03626399259fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideHall_bride$data = {
  readonly hall: {
    readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
  } | null | undefined;
  readonly " $fragmentType": "BrideHall_bride";
};
export type BrideHall_bride$key = {
  readonly " $data"?: BrideHall_bride$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideHall_bride">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrideHall_bride",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Hall",
      "kind": "LinkedField",
      "name": "hall",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HallCard_hall"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bride",
  "abstractKey": null
};

(node as any).hash = "91fbde873cdf43181153ffd75c5f4690";

export default node;
