/**
 * @generated SignedSource<<edc3ea8384d3c9b806519080dab8cf86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ReferralPage_guest$data = {
  readonly benefitAmount: number | null | undefined;
  readonly benefitTitle: Result<string | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "benefitTitle",
        "storageKey": null
      },
      "to": "RESULT"
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

(node as any).hash = "6755a4bc6cb5455e73062115e873f961";

export default node;
