/**
 * @generated SignedSource<<8fcc7a00cc44f1a57038951fe352d2bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyReferral_account$data = {
  readonly referral: {
    readonly benefitAmount: number | null | undefined;
    readonly benefitTitle: string | null | undefined;
    readonly code: string;
    readonly expiresAt: string | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "MyReferral_account";
};
export type MyReferral_account$key = {
  readonly " $data"?: MyReferral_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyReferral_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyReferral_account",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ReferralGuest",
        "kind": "LinkedField",
        "name": "referral",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "benefitTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "benefitAmount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "f8b9aa41a1064aae018a097decf3523b";

export default node;
