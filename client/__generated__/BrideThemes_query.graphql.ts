/**
 * @generated SignedSource<<489d76afdbd557c35c4c3697b862b10e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrideThemes_query$data = {
  readonly themeTags: {
    readonly nodes: ReadonlyArray<{
      readonly brideCount: number | null | undefined;
      readonly name: string | null | undefined;
      readonly rawId: string;
    }>;
  };
  readonly " $fragmentType": "BrideThemes_query";
};
export type BrideThemes_query$key = {
  readonly " $data"?: BrideThemes_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrideThemes_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrideThemes_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ThemeTagConnection",
        "kind": "LinkedField",
        "name": "themeTags",
        "plural": false,
        "selections": [
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "ThemeTag",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rawId",
                  "storageKey": null
                },
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
                  "name": "brideCount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3f97d6703e86a8c6cad573de8f13fca0";

export default node;
