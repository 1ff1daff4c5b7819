/**
 * @generated SignedSource<<5b3779e05802f48cbb5777ca021ffe8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "OTHER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMemberContact_viewer$data = {
  readonly account: {
    readonly contact: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
      readonly tel: string | null | undefined;
    } | null | undefined;
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
  readonly " $fragmentType": "useMemberContact_viewer";
};
export type useMemberContact_viewer$key = {
  readonly " $data"?: useMemberContact_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMemberContact_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tel",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMemberContact_viewer",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gender",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
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
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
})();

(node as any).hash = "e2377764d6947149a6bdd2bb5791dd4d";

export default node;
