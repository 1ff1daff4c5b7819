/**
 * @generated SignedSource<<79709436c22f9a668aed26aa285a0fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyProfile_account$data = {
  readonly isProfileShown: boolean;
  readonly profile: {
    readonly albums: ReadonlyArray<{
      readonly photoCount: number;
    }>;
    readonly clipCount: number | null | undefined;
    readonly produce: {
      readonly dressShop: string | null | undefined;
      readonly florist: string | null | undefined;
      readonly photographer: string | null | undefined;
      readonly planner: string | null | undefined;
    } | null | undefined;
    readonly rawId: string;
    readonly receptionPlace: string | null | undefined;
    readonly receptionStyle: string | null | undefined;
    readonly receptionTaste: string | null | undefined;
    readonly region: string | null | undefined;
    readonly selfIntroduction: string | null | undefined;
    readonly viewCount: number;
    readonly weddingDate: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MyProfile_account";
};
export type MyProfile_account$key = {
  readonly " $data"?: MyProfile_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyProfile_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MyProfile_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProfileShown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bride",
      "kind": "LinkedField",
      "name": "profile",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "region",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weddingDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receptionPlace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receptionTaste",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receptionStyle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "selfIntroduction",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clipCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Album",
          "kind": "LinkedField",
          "name": "albums",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "photoCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BrideProduce",
          "kind": "LinkedField",
          "name": "produce",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "planner",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dressShop",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "photographer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "florist",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "90045abae8f7dacd94ad47d879196e95";

export default node;
