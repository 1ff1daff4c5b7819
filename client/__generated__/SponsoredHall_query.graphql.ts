/**
 * @generated SignedSource<<6cda86ed6729e9e8bfb3d1c11bb7c055>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SponsoredHall_query$data = {
  readonly sponsoredHall: {
    readonly hall: {
      readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
    };
  } | null | undefined;
  readonly " $fragmentType": "SponsoredHall_query";
};
export type SponsoredHall_query$key = {
  readonly " $data"?: SponsoredHall_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SponsoredHall_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "sponsorPlace"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SponsoredHall_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "prefectureSlug",
            "variableName": "sponsorPlace"
          }
        ],
        "concreteType": "SponsoredHall",
        "kind": "LinkedField",
        "name": "sponsoredHall",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Hall",
            "kind": "LinkedField",
            "name": "hall",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HallCard_hall"
              }
            ],
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

(node as any).hash = "ab82131e267f223a9f027cf9c3f8ed71";

export default node;
