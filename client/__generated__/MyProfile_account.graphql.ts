/**
 * @generated SignedSource<<a360c54ce1f57ed81fc9f5bd26738dea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MyProfile_account$data = {
  readonly isProfileShown: boolean | null | undefined;
  readonly profile: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"MyProfile_profile">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "MyProfile_account";
};
export type MyProfile_account$key = {
  readonly " $data"?: MyProfile_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyProfile_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyProfile_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProfileShown",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Bride",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MyProfile_profile"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "2c8eb9e858481e8eca31d195987fe632";

export default node;
