/**
 * @generated SignedSource<<d7ac58b3412b07227a9d6005ab3ff46a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Rokuyo = "BUTSUMETSU" | "SENBU" | "SENSHO" | "SHAKKU" | "TAIAN" | "TOMOBIKI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FairMonth_days$data = ReadonlyArray<{
  readonly date: string;
  readonly holidayName: string | null | undefined;
  readonly rokuyo: Rokuyo | null | undefined;
  readonly " $fragmentType": "FairMonth_days";
}>;
export type FairMonth_days$key = ReadonlyArray<{
  readonly " $data"?: FairMonth_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"FairMonth_days">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FairMonth_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holidayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rokuyo",
      "storageKey": null
    }
  ],
  "type": "CalendarDay",
  "abstractKey": null
};

(node as any).hash = "8a542c562b65f1080df55894666e02a1";

export default node;
