/**
 * @generated SignedSource<<f945f4d3bb2c46ebea4e225b20bb8045>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MagazineCategories_categories$data = ReadonlyArray<{
  readonly articleCount: number | null | undefined;
  readonly children: ReadonlyArray<{
    readonly articleCount: number | null | undefined;
    readonly name: string | null | undefined;
    readonly rawId: string;
  }> | null | undefined;
  readonly name: string | null | undefined;
  readonly rawId: string;
  readonly " $fragmentType": "MagazineCategories_categories";
}>;
export type MagazineCategories_categories$key = ReadonlyArray<{
  readonly " $data"?: MagazineCategories_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"MagazineCategories_categories">;
}>;

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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "articleCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MagazineCategories_categories",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleCategory",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ArticleCategory",
  "abstractKey": null
};
})();

(node as any).hash = "ac22d65588b1fdecd1c6d9d70e92f834";

export default node;
