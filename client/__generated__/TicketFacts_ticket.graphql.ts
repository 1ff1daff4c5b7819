/**
 * @generated SignedSource<<31d23c52819d2d1c1521356dffc68deb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GiftTicketKind = "GENERAL" | "RING_ENGAGEMENT" | "%future added value";
export type GiftTicketStatus = "APPLIED" | "APPROVED" | "DRAFT" | "REJECTED" | "REVIEWING" | "SENT" | "%future added value";
export type GiftTicketStepKind = "APPLY" | "REVIEW" | "SEND" | "%future added value";
export type GiftTicketStepState = "DONE" | "DUE" | "UPCOMING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketFacts_ticket$data = {
  readonly amount: number | null | undefined;
  readonly conditions: ReadonlyArray<string> | null | undefined;
  readonly deadlineAt: string | null | undefined;
  readonly hallName: string | null | undefined;
  readonly isOpen: boolean | null | undefined;
  readonly kind: GiftTicketKind;
  readonly message: string | null | undefined;
  readonly rawId: string;
  readonly status: GiftTicketStatus | null | undefined;
  readonly steps: ReadonlyArray<{
    readonly doneAt: string | null | undefined;
    readonly dueAt: string | null | undefined;
    readonly expectedOn: string | null | undefined;
    readonly state: GiftTicketStepState;
    readonly step: GiftTicketStepKind;
  }> | null | undefined;
  readonly title: string | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentType": "TicketFacts_ticket";
};
export type TicketFacts_ticket$key = {
  readonly " $data"?: TicketFacts_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketFacts_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketFacts_ticket",
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
      "name": "conditions",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GiftTicket",
  "abstractKey": null
};

(node as any).hash = "b4ec9a2c42e1cd86bef9765f992778ee";

export default node;
