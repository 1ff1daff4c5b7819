/**
 * @generated SignedSource<<ed31277a7ae66a3987936c5c04695ead>>
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
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HallCard_hall">;
    } | null | undefined;
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6222466b5b4824ef8dc5db676805d6d1";

export default node;
