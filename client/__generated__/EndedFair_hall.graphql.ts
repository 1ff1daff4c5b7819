/**
 * @generated SignedSource<<fe94bb3456df8d93ea4b9263480dae7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndedFair_hall$data = {
  readonly endedFair: {
    readonly heldOn: string;
    readonly isWithdrawn: boolean;
    readonly name: string;
  } | null | undefined;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "fairRawId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndedFair_hall",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "rawId",
            "variableName": "fairRawId"
          }
        ],
        "concreteType": "EndedFair",
        "kind": "LinkedField",
        "name": "endedFair",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "heldOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isWithdrawn",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
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

(node as any).hash = "d94bd55038b03192a92dae2ca32698f2";

export default node;
