/**
 * @generated SignedSource<<fda10f151d6d97dcd942d019a1e8f0fa>>
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
    } | null | undefined;
    readonly titleWithBreaks: string | null | undefined;
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
  "metadata": null,
  "name": "PickupWeddings_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
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
            "name": "titleWithBreaks",
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
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "eecbb3c0f3e9fffdca841cb8b03bf717";

export default node;
