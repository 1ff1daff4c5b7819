/**
 * @generated SignedSource<<f02f242f830e2113b9c577770ddfa10c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
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
  readonly regulation: Result<{
    readonly covid: Result<string | null | undefined, unknown>;
    readonly general: Result<string | null | undefined, unknown>;
    readonly postponement: Result<string | null | undefined, unknown>;
  } | null | undefined, unknown>;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "HallRegulation",
        "kind": "LinkedField",
        "name": "regulation",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "general",
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postponement",
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "covid",
              "storageKey": null
            },
            "to": "RESULT"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Hall",
  "abstractKey": null
};

(node as any).hash = "186bea4dd5a6e06ccc9ad03bf4c645ba";

export default node;
