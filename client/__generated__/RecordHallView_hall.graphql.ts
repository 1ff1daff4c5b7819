/**
 * @generated SignedSource<<02afede63b9d96ece94b2438e887e854>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordHallView_hall$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useHallCardData_hall">;
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
      "name": "useHallCardData_hall"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "c7607ef261f51a2b4f81a9bb34d89b80";

export default node;
