/**
 * @generated SignedSource<<c760cb7663cae29cb8e2073c01ab6a9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallBrides_hall$data = {
  readonly brides: ReadonlyArray<{
    readonly rawId: string;
    readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
  }>;
  readonly rawId: string;
  readonly " $fragmentType": "HallBrides_hall";
};
export type HallBrides_hall$key = {
  readonly " $data"?: HallBrides_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallBrides_hall">;
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
  "metadata": null,
  "name": "HallBrides_hall",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "RequiredField",
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
      "action": "THROW"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
})();

(node as any).hash = "fb7b4476e11533bb07daf4761e25c369";

export default node;
