/**
 * @generated SignedSource<<23c9aa834c1eca26880e3ca2e7bac9f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideReport_bride$data = {
  readonly report: {
    readonly body: string;
    readonly modifiedAt: string | null | undefined;
    readonly publishedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BrideReport_bride";
};
export type BrideReport_bride$key = {
  readonly " $data"?: BrideReport_bride$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideReport_bride">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BrideReport_bride",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BrideReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modifiedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Bride",
  "abstractKey": null
};

(node as any).hash = "f6ae4f10abc7acf1c48ee26691a74a0d";

export default node;
