/**
 * @generated SignedSource<<e73c950dd061d8bc20dd8753a8552e30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeSearches_query$data = {
  readonly presets: ReadonlyArray<{
    readonly title: string;
    readonly url: string;
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
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d1f553809e2d820b4db56e947c5750da";

export default node;
