/**
 * @generated SignedSource<<321355871ee59bd21922b34a98d16452>>
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
    readonly isOpen: boolean | null | undefined;
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
  "metadata": null,
  "name": "TicketList_account",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
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
      },
      "action": "THROW"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "cebe5334a8e2b87d1beecbc2f226c7f1";

export default node;
