/**
 * @generated SignedSource<<d1cc8143a6ae6f3975467c3ee184d6aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BrideReport_bride$data = {
  readonly report: Result<{
    readonly blocks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TextBlocks_blocks">;
    }>;
    readonly modifiedAt: string | null | undefined;
    readonly publishedAt: string | null | undefined;
  } | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
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
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "publishedAt",
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "modifiedAt",
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Bride",
  "abstractKey": null
};

(node as any).hash = "a200bed08b5eed43aa38d288ac1a7339";

export default node;
