/**
 * @generated SignedSource<<a8bd19bd190952427d354950e36cea14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyPageLinks_account$data = {
  readonly giftTickets: ReadonlyArray<{
    readonly deadlineAt: string | null | undefined;
    readonly isOpen: boolean | null | undefined;
  }> | null | undefined;
  readonly hallClipCount: number | null | undefined;
  readonly lastHallClippedAt: string | null | undefined;
  readonly reservations: ReadonlyArray<{
    readonly fairName: string | null | undefined;
    readonly heldOn: string | null | undefined;
    readonly holdTime: string | null | undefined;
    readonly isCancellable: boolean | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "MyPageLinks_account";
};
export type MyPageLinks_account$key = {
  readonly " $data"?: MyPageLinks_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyPageLinks_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyPageLinks_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hallClipCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastHallClippedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Reservation",
      "kind": "LinkedField",
      "name": "reservations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fairName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holdTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCancellable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftTicket",
      "kind": "LinkedField",
      "name": "giftTickets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deadlineAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "acd535f6a7dcb81c22296fe0a81658b0";

export default node;
