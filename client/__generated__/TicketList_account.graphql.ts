/**
 * @generated SignedSource<<d624db75597a0705447328326bda02d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TicketList_account$data = {
  readonly giftTickets: ReadonlyArray<{
    readonly id: string;
    readonly isOpen: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"TicketRow_ticket">;
  }>;
  readonly " $fragmentType": "TicketList_account";
};
export type TicketList_account$key = {
  readonly " $data"?: TicketList_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketList_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TicketList_account",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpen",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TicketRow_ticket"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "a03aa4d91e63603d7c0a56fc521954ff";

export default node;
