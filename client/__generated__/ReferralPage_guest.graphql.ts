/**
 * @generated SignedSource<<43707d8593039dbd98cadfea4d0de27c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferralPage_guest$data = {
  readonly benefitAmount: number | null | undefined;
  readonly benefitTitle: string | null | undefined;
  readonly displayName: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly " $fragmentType": "ReferralPage_guest";
};
export type ReferralPage_guest$key = {
  readonly " $data"?: ReferralPage_guest$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferralPage_guest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReferralPage_guest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
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
  "type": "ReferralGuest",
  "abstractKey": null
};

(node as any).hash = "bc30a8b398cc7fdea0492e7d0712c0b4";

export default node;
