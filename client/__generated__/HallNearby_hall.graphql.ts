/**
 * @generated SignedSource<<f6aeaddd3cd0ab3cf12526b2b30326a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallNearby_hall$data = {
  readonly nearbyHalls: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
  }>;
  readonly " $fragmentType": "HallNearby_hall";
};
export type HallNearby_hall$key = {
  readonly " $data"?: HallNearby_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallNearby_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallNearby_hall",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "nearbyHalls",
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
            "name": "HallCard_hall"
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

(node as any).hash = "4088f981a9f6acdb7070b0be2ba42e27";

export default node;
