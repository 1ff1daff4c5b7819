/**
 * @generated SignedSource<<f41011a1217fbf706bf56d5e6d80a87d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Extras_viewer$data = {
  readonly account: {
    readonly rawId: string;
  } | null | undefined;
  readonly app: {
    readonly showsNotifications: boolean;
  } | null | undefined;
  readonly " $fragmentType": "Extras_viewer";
};
export type Extras_viewer$key = {
  readonly " $data"?: Extras_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Extras_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Extras_viewer",
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
          "kind": "ScalarField",
          "name": "rawId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NativeApp",
      "kind": "LinkedField",
      "name": "app",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showsNotifications",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3e19cbbcbbd9120c5e0f9c4dde44cb63";

export default node;
