/**
 * @generated SignedSource<<b388be859c7c5246c33815affb49f5be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormFieldType = "DATE" | "EMAIL" | "FILE" | "NUMBER" | "SELECT" | "TEL" | "TEXT" | "TEXTAREA" | "%future added value";
export type Requirement = "HIDDEN" | "ONE_IS_REQUIRED" | "OPTIONAL" | "REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketForm_ticket$data = {
  readonly fields: ReadonlyArray<{
    readonly choices: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }> | null | undefined;
    readonly fileUrl: string | null | undefined;
    readonly key: string;
    readonly label: string;
    readonly requirement: Requirement;
    readonly type: FormFieldType;
    readonly value: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SourceField_field">;
  }>;
  readonly id: string;
  readonly isOpen: boolean;
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
  "metadata": {
    "throwOnFieldError": true
  },
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
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SourceField_field"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GiftTicket",
  "abstractKey": null
};
})();

(node as any).hash = "2799e76a1cd2902405f63a398711f2ae";

export default node;
