/**
 * @generated SignedSource<<bc2417356bfd8f07fe19371584e12678>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GiftTicketKind = "GENERAL" | "RING_ENGAGEMENT" | "%future added value";
export type GiftTicketStatus = "APPLIED" | "APPROVED" | "DRAFT" | "REJECTED" | "REVIEWING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketSlip_ticket$data = {
  readonly amount: number;
  readonly deadlineAt: string | null | undefined;
  readonly hallName: string | null | undefined;
  readonly isOpen: boolean;
  readonly kind: GiftTicketKind;
  readonly rawId: string;
  readonly status: GiftTicketStatus;
  readonly title: string;
  readonly " $fragmentType": "TicketSlip_ticket";
};
export type TicketSlip_ticket$key = {
  readonly " $data"?: TicketSlip_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketSlip_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TicketSlip_ticket",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hallName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadlineAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    }
  ],
  "type": "GiftTicket",
  "abstractKey": null
};

(node as any).hash = "d5aead11474a6dee79e72fe8e4f0c26a";

export default node;
