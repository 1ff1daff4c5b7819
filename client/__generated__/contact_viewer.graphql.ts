/**
 * @generated SignedSource<<565d43a8efedfcc18363653dafa1eb19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type contact_viewer$data = {
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
  readonly " $fragmentType": "contact_viewer";
};
export type contact_viewer$key = {
  readonly " $data"?: contact_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"contact_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "contact_viewer",
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

(node as any).hash = "6728bae2b6cb77765ea0aaec2820164f";

export default node;
