/**
 * @generated SignedSource<<c0a63a445878f07468dc8f0094948acd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallNextFair_hall$data = {
  readonly fairs: {
    readonly nodes: ReadonlyArray<{
      readonly heldOn: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "HallNextFair_hall";
};
export type HallNextFair_hall$key = {
  readonly " $data"?: HallNextFair_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallNextFair_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "fairCount"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallNextFair_hall",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "fairCount"
        }
      ],
      "concreteType": "FairConnection",
      "kind": "LinkedField",
      "name": "fairs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Fair",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "heldOn",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "0c5b56c66fd5e06499129b46c0f44ca9";

export default node;
