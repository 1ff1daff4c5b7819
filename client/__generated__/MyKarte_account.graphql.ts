/**
 * @generated SignedSource<<30332d373738961171e4a8988aafa8d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerStatus = "APPLIED_ONLY" | "ATTENDED" | "VIEWED_ONLY" | "WEDDING_HELD" | "%future added value";
export type PaymentTiming = "ON_THE_DAY" | "POSTPAY" | "PREPAY" | "%future added value";
export type PurchaseStatus = "NOT_PURCHASED" | "PURCHASED" | "UNDER_CONSIDERATION" | "%future added value";
export type RingChoice = "BOTH" | "ENGAGEMENT_RING" | "WEDDING_RING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MyKarte_account$data = {
  readonly karte: {
    readonly budgetBand: number | null | undefined;
    readonly customerStatus: CustomerStatus | null | undefined;
    readonly guestCount: number | null | undefined;
    readonly paymentTiming: PaymentTiming | null | undefined;
    readonly prefecture: {
      readonly name: string;
    } | null | undefined;
    readonly ringChoice: RingChoice | null | undefined;
    readonly ringPurchaseStatus: PurchaseStatus | null | undefined;
    readonly updatedAt: string | null | undefined;
    readonly weddingMonth: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MyKarte_account";
};
export type MyKarte_account$key = {
  readonly " $data"?: MyKarte_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyKarte_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyKarte_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserKarte",
      "kind": "LinkedField",
      "name": "karte",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weddingMonth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "guestCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "budgetBand",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ringChoice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ringPurchaseStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentTiming",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefecture",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "e9c29d3461c08291a7c422488bfcbcc3";

export default node;
