/**
 * @generated SignedSource<<f851cf21bdf9e86955ae93ec70d7cc18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TicketForm_account$data = {
  readonly contact: {
    readonly name: string | null | undefined;
    readonly tel: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TicketForm_account";
};
export type TicketForm_account$key = {
  readonly " $data"?: TicketForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketForm_account",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "MemberContact",
        "kind": "LinkedField",
        "name": "contact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tel",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "6a83e808db605e9fc76164518fc0c785";

export default node;
