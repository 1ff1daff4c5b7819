/**
 * @generated SignedSource<<7ba6972e4599e5dc14bde73030855260>>
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HallNearby_hall",
  "selections": [
    {
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
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "7ef03a19d7db64235a0ff1b8572ed466";

export default node;
