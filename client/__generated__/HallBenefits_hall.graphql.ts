/**
 * @generated SignedSource<<91334b6cd290db2e4fea0ac3d4942c98>>
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
  readonly rawId: string;
  readonly regulation: Result<{
    readonly cancellationFees: ReadonlyArray<{
      readonly __typename: "HallCancellationFee";
    }> | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HallBenefits_hall",
  "selections": [
    (v0/*:: as any*/),
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
          (v0/*:: as any*/),
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
              "concreteType": "HallCancellationFee",
              "kind": "LinkedField",
              "name": "cancellationFees",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
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
})();

(node as any).hash = "63ee7556b878f86779b5f94d3fd2c43d";

export default node;
