/**
 * @generated SignedSource<<9e1cd6005e085707d5fdd17ebde3283c>>
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
    readonly updatedAt: string;
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
  "metadata": {
    "throwOnFieldError": true
  },
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
          "kind": "CatchField",
          "field": {
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
          "to": "NULL"
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

(node as any).hash = "d99bedb3fc961aaa45b6d01fa8486431";

export default node;
