/**
 * @generated SignedSource<<1dd5b781afc01c664a38d1716d5f4ee7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BridesOfHall_bride$data = {
  readonly hall: {
    readonly brides: ReadonlyArray<{
      readonly rawId: string;
      readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
    }>;
  } | null | undefined;
  readonly rawId: string;
  readonly " $fragmentType": "BridesOfHall_bride";
};
export type BridesOfHall_bride$key = {
  readonly " $data"?: BridesOfHall_bride$data;
  readonly " $fragmentSpreads": FragmentRefs<"BridesOfHall_bride">;
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
  "name": "BridesOfHall_bride",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bride",
  "abstractKey": null
};
})();

(node as any).hash = "4a6a376496e72fee0b5ef90b41a3d70c";

export default node;
