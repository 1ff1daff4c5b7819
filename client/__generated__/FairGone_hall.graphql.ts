/**
 * @generated SignedSource<<9a783b9724935628b76dca6c2239331e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FairGone_hall$data = {
  readonly name: string;
  readonly rawId: string;
  readonly " $fragmentSpreads": FragmentRefs<"OtherFairs_hall" | "hallPath_hall">;
  readonly " $fragmentType": "FairGone_hall";
};
export type FairGone_hall$key = {
  readonly " $data"?: FairGone_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"FairGone_hall">;
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
  "name": "FairGone_hall",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "hallPath_hall",
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "areaSlug",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherFairs_hall"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};
})();

(node as any).hash = "fa4e23efc9361cecc479999b2061cfef";

export default node;
