/**
 * @generated SignedSource<<05f1ec254c5b2b94b42e721bced3b279>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeBrides_query$data = {
  readonly pickupBrides: ReadonlyArray<{
    readonly rawId: string;
    readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
  }>;
  readonly " $fragmentType": "HomeBrides_query";
};
export type HomeBrides_query$key = {
  readonly " $data"?: HomeBrides_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeBrides_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeBrides_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Bride",
      "kind": "LinkedField",
      "name": "pickupBrides",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rawId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BrideCard_bride"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8edd9d52ca5407709c42a939620a9f35";

export default node;
