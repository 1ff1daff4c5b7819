/**
 * @generated SignedSource<<1262dcdc6ccba60c047caeb32b7a13c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GiftTicketStatus = "APPLIED" | "APPROVED" | "DRAFT" | "REJECTED" | "REVIEWING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketForm_ticket$data = {
  readonly deadlineAt: string | null | undefined;
  readonly fields: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"dynamicField_field">;
  }>;
  readonly id: string;
  readonly isOpen: boolean | null | undefined;
  readonly status: GiftTicketStatus | null | undefined;
  readonly suggestedVisit: {
    readonly hallName: string | null | undefined;
    readonly visitedOn: string;
  } | null | undefined;
  readonly " $fragmentType": "TicketForm_ticket";
};
export type TicketForm_ticket$key = {
  readonly " $data"?: TicketForm_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketForm_ticket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketForm_ticket",
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
      "name": "status",
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
      "name": "deadlineAt",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GiftTicketVisit",
        "kind": "LinkedField",
        "name": "suggestedVisit",
        "plural": false,
        "selections": [
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
            "name": "visitedOn",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FormField",
        "kind": "LinkedField",
        "name": "fields",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "dynamicField_field",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requirement",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "group",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FormChoice",
                "kind": "LinkedField",
                "name": "choices",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastDay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileUrl",
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "GiftTicket",
  "abstractKey": null
};
})();

(node as any).hash = "a59e0d9a2d6f871606da69739332a790";

export default node;
