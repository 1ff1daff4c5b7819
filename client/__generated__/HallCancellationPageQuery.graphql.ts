/**
 * @generated SignedSource<<b0aac9938368377833d6b2846540c944>>
 * @relayHash d638a77eeb5892bbe1602eb27c49269d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5339fcd89aec667fac77dd0110afc2bd087f647c321de7352d55547ea5e0f12a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type HallCancellationPageQuery$variables = {
  rawId: string;
};
export type HallCancellationPageQuery$data = {
  readonly hall: {
    readonly name: string;
    readonly rawId: string;
    readonly regulation: Result<{
      readonly cancellationFees: ReadonlyArray<{
        readonly fromDaysBefore: number | null | undefined;
        readonly text: string;
        readonly untilDaysBefore: number;
      }> | null | undefined;
      readonly general: string | null | undefined;
    } | null | undefined, unknown>;
    readonly " $fragmentSpreads": FragmentRefs<"hallPath_hall">;
  } | null | undefined;
};
export type HallCancellationPageQuery = {
  response: HallCancellationPageQuery$data;
  variables: HallCancellationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rawId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "rawId",
        "variableName": "rawId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "areaSlug",
  "storageKey": null
},
v6 = {
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
      "concreteType": "HallCancellationFee",
      "kind": "LinkedField",
      "name": "cancellationFees",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromDaysBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "untilDaysBefore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HallCancellationPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "hallPath_hall",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v5/*:: as any*/),
                "to": "NULL"
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "kind": "CatchField",
            "field": (v6/*:: as any*/),
            "to": "RESULT"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HallCancellationPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Hall",
        "kind": "LinkedField",
        "name": "hall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5339fcd89aec667fac77dd0110afc2bd087f647c321de7352d55547ea5e0f12a",
    "metadata": {},
    "name": "HallCancellationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab96cc884c4c6bc60673215942e009cd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
