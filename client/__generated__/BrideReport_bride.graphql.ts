/**
 * @generated SignedSource<<51641531203e461ac5bfe07579f07671>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideReport_bride$data = {
  readonly report: {
    readonly blocks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TextBlocks_blocks">;
    }>;
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
  "metadata": null,
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
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TextBlocks_blocks"
              }
            ],
            "storageKey": null
          },
          "action": "THROW"
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

(node as any).hash = "dfa9d4c3d59bd7cc78f52f05e87d2efc";

export default node;
