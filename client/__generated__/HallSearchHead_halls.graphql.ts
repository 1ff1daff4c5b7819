/**
 * @generated SignedSource<<d46278b3ad82daa7740df4e7b02fb20d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallSearchHead_halls$data = {
  readonly nodes: ReadonlyArray<{
    readonly areaSlug: string | null | undefined;
    readonly coverImages: ReadonlyArray<{
      readonly url: string;
    }> | null | undefined;
    readonly rawId: string;
    readonly slug: string | null | undefined;
  }> | null | undefined;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "HallSearchHead_halls";
};
export type HallSearchHead_halls$key = {
  readonly " $data"?: HallSearchHead_halls$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallSearchHead_halls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallSearchHead_halls",
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
      "concreteType": "Hall",
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
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "areaSlug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "coverImages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HallSearchConnection",
  "abstractKey": null
};

(node as any).hash = "2a00396d542ede37e68c7865f49f75c9";

export default node;
