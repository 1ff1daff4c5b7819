/**
 * @generated SignedSource<<f225923d0710d244d12c7d92331a3a1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useReservationContact_viewer$data = {
  readonly account: {
    readonly reservationContact: {
      readonly email: string | null | undefined;
      readonly firstName: string | null | undefined;
      readonly firstNameKana: string | null | undefined;
      readonly gender: Gender | null | undefined;
      readonly lastName: string | null | undefined;
      readonly lastNameKana: string | null | undefined;
      readonly tel: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useReservationContact_viewer";
};
export type useReservationContact_viewer$key = {
  readonly " $data"?: useReservationContact_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReservationContact_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReservationContact_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReservationContact",
          "kind": "LinkedField",
          "name": "reservationContact",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastNameKana",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstNameKana",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gender",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "03878041dff2b2a56bb6170143b0fa11";

export default node;
