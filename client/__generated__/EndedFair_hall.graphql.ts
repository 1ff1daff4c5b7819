/**
 * @generated SignedSource<<1a849333d3dcdb70ac66f9e55161389c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndedFair_hall$data = {
  readonly name: string | null | undefined;
  readonly rawId: string;
  readonly " $fragmentSpreads": FragmentRefs<"OtherFairs_hall" | "hallPath_hall">;
  readonly " $fragmentType": "EndedFair_hall";
};
export type EndedFair_hall$key = {
  readonly " $data"?: EndedFair_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndedFair_hall">;
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
  "name": "EndedFair_hall",
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "areaSlug",
            "storageKey": null
          },
          "to": "NULL"
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

(node as any).hash = "7d2abac4256e8eca1213f61a73505eb7";

export default node;
