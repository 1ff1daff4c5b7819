/**
 * @generated SignedSource<<ba8cdf610eed8230f782295cb0f3e927>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallBenefits_hall$data = {
  readonly benefits: ReadonlyArray<{
    readonly amount: number | null | undefined;
    readonly conditions: string | null | undefined;
    readonly description: string | null | undefined;
    readonly expiresOn: string | null | undefined;
    readonly rawId: string;
    readonly title: string | null | undefined;
  }>;
  readonly planCount: number | null | undefined;
  readonly regulation: {
    readonly covid: string | null | undefined;
    readonly general: string | null | undefined;
    readonly postponement: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "HallBenefits_hall";
};
export type HallBenefits_hall$key = {
  readonly " $data"?: HallBenefits_hall$data;
  readonly " $fragmentSpreads": FragmentRefs<"HallBenefits_hall">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallBenefits_hall",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planCount",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "HallBenefit",
        "kind": "LinkedField",
        "name": "benefits",
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conditions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresOn",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HallRegulation",
      "kind": "LinkedField",
      "name": "regulation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "general",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postponement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "covid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "47575dea2156f7bdfc49817dca5b8775";

export default node;
