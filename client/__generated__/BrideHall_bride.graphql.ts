/**
 * @generated SignedSource<<2043a3454ef7c245ac1de6ab05d2f94b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideHall_bride$data = {
  readonly hall: {
    readonly brides: ReadonlyArray<{
      readonly rawId: string;
      readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
    }> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
  } | null | undefined;
  readonly rawId: string;
  readonly " $fragmentType": "BrideHall_bride";
};
export type BrideHall_bride$key = {
  readonly " $data"?: BrideHall_bride$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideHall_bride">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrideHall_bride",
  "selections": [
    (v0/*:: as any*/),
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
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Bride",
            "kind": "LinkedField",
            "name": "brides",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BrideCard_bride"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bride",
  "abstractKey": null
};
})();

(node as any).hash = "1e53e25c689a395dbe8fa54eda354a09";

export default node;
