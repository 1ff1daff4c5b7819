/**
 * @generated SignedSource<<b2bb8ac0dfe8e82fbda7bb156f2ce903>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GiftTicketStatus = "APPLIED" | "APPROVED" | "DRAFT" | "REJECTED" | "REVIEWING" | "SENT" | "%future added value";
export type GiftTicketStepKind = "APPLY" | "REVIEW" | "SEND" | "%future added value";
export type GiftTicketStepState = "DONE" | "DUE" | "UPCOMING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketFacts_ticket$data = {
  readonly amount: number;
  readonly hallName: string | null | undefined;
  readonly isOpen: boolean;
  readonly message: string | null | undefined;
  readonly status: GiftTicketStatus;
  readonly steps: ReadonlyArray<{
    readonly doneAt: string | null | undefined;
    readonly dueAt: string | null | undefined;
    readonly state: GiftTicketStepState;
    readonly step: GiftTicketStepKind;
  }>;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "TicketFacts_ticket";
};
export type TicketFacts_ticket$key = {
  readonly " $data"?: TicketFacts_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketFacts_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TicketFacts_ticket",
  "selections": [
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
      "name": "message",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftTicketStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "doneAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GiftTicket",
  "abstractKey": null
};

(node as any).hash = "403e63615c14512f68b92534b95f0d17";

export default node;
