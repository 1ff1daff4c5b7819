/**
 * @generated SignedSource<<99e656ec28c0be7dff4b2f434becf933>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallSearchPage_sponsor$data = {
  readonly sponsoredHall: {
    readonly hall: {
      readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
    };
  } | null | undefined;
  readonly " $fragmentType": "HallSearchPage_sponsor";
};
export type HallSearchPage_sponsor$key = {
  readonly " $data"?: HallSearchPage_sponsor$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallSearchPage_sponsor">;
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
  "name": "HallSearchPage_sponsor",
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

(node as any).hash = "826c326f6b8c2b754bd97dfa0b74b6eb";

export default node;
