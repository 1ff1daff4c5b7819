/**
 * @generated SignedSource<<33750be5ddfd76e4c7055d0ff26074e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeSearches_query$data = {
  readonly presets: ReadonlyArray<{
    readonly title: string | null | undefined;
    readonly url: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "HomeSearches_query";
};
export type HomeSearches_query$key = {
  readonly " $data"?: HomeSearches_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSearches_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeSearches_query",
  "selections": [
    {
      "alias": "presets",
      "args": null,
      "concreteType": "HallSearchPreset",
      "kind": "LinkedField",
      "name": "savedHallSearches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "70565b6becf467409442c770c9acd601";

export default node;
