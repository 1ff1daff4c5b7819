/**
 * @generated SignedSource<<5b6725ca88034e34ecd793af529cd9ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordHallView_hall$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useHallFacts_hall">;
  readonly " $fragmentType": "RecordHallView_hall";
};
export type RecordHallView_hall$key = {
  readonly " $data"?: RecordHallView_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordHallView_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordHallView_hall",
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
      "name": "useHallFacts_hall"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "5f650264035c1435f73d67df6ccbfe84";

export default node;
