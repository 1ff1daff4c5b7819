/**
 * @generated SignedSource<<a259eec8b481e9a1521288aad31b66f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickupWeddings_query$data = {
  readonly pickupWeddings: ReadonlyArray<{
    readonly bride: {
      readonly rawId: string;
      readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
    };
    readonly title: string | null | undefined;
  }>;
  readonly " $fragmentType": "PickupWeddings_query";
};
export type PickupWeddings_query$key = {
  readonly " $data"?: PickupWeddings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupWeddings_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "weddingsOf"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PickupWeddings_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "prefectureSlug",
          "variableName": "weddingsOf"
        }
      ],
      "concreteType": "PickupWedding",
      "kind": "LinkedField",
      "name": "pickupWeddings",
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
          "concreteType": "Bride",
          "kind": "LinkedField",
          "name": "bride",
          "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2e5eeb2057a6d4bea67cba341884f715";

export default node;
