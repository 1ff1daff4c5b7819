/**
 * @generated SignedSource<<d671f3dfc2d9dc07923633dd931aded8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedClips_share$data = {
  readonly hallClips: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SharedClip_clip">;
    }>;
    readonly totalCount: number | null | undefined;
  };
  readonly " $fragmentType": "SharedClips_share";
};
export type SharedClips_share$key = {
  readonly " $data"?: SharedClips_share$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedClips_share">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SharedClips_share",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        }
      ],
      "concreteType": "HallClipConnection",
      "kind": "LinkedField",
      "name": "hallClips",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HallClip",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SharedClip_clip"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HallClipShare",
  "abstractKey": null
};

(node as any).hash = "20b4592978e6d2de7312609ce6912f93";

export default node;
