/**
 * @generated SignedSource<<2b996eecd8231562fd84a48b06eb8169>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GiftTicketKind = "GENERAL" | "RING_ENGAGEMENT" | "%future added value";
export type GiftTicketStatus = "APPLIED" | "APPROVED" | "DRAFT" | "REJECTED" | "REVIEWING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketRow_ticket$data = {
  readonly amount: number | null | undefined;
  readonly deadlineAt: string | null | undefined;
  readonly hallName: string | null | undefined;
  readonly isOpen: boolean | null | undefined;
  readonly kind: GiftTicketKind;
  readonly rawId: string;
  readonly status: GiftTicketStatus | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "TicketRow_ticket";
};
export type TicketRow_ticket$key = {
  readonly " $data"?: TicketRow_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketRow_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketRow_ticket",
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

(node as any).hash = "9ea5b127618c46e993861dc7f06b4757";

export default node;
