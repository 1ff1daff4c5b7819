/**
 * @generated SignedSource<<ecba773e09c9a2c804b6273c4b6e333c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayPlans_visit$data = {
  readonly fair: {
    readonly durationMinutes: number | null | undefined;
    readonly hall: {
      readonly name: string | null | undefined;
      readonly nameWithBreaks: string | null | undefined;
      readonly rawId: string;
    } | null | undefined;
    readonly name: string | null | undefined;
    readonly nameWithBreaks: string | null | undefined;
    readonly rawId: string;
  };
  readonly startsAt: string;
  readonly " $fragmentType": "DayPlans_visit";
};
export type DayPlans_visit$key = {
  readonly " $data"?: DayPlans_visit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayPlans_visit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v1 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  "to": "NULL"
},
v2 = {
  "kind": "CatchField",
  "field": {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nameWithBreaks",
    "storageKey": null
  },
  "to": "NULL"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayPlans_visit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Fair",
      "kind": "LinkedField",
      "name": "fair",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationMinutes",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Hall",
          "kind": "LinkedField",
          "name": "hall",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FairVisit",
  "abstractKey": null
};
})();

(node as any).hash = "c8c68aab05c32d6088561e297b5a3cfa";

export default node;
