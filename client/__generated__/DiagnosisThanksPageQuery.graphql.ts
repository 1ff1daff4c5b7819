/**
 * @generated SignedSource<<1e250bf3f1b4896f5a33e90e826c65f5>>
 * @relayHash 1a1ddd719d415814c93cd5d4dbc6bf27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e84876a10d7744b1f6781e91c57a21df8ec602940918c6ec55b4185d272c305

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type DiagnosisRespondent = "CHILD" | "PARENT" | "%future added value";
export type DiagnosisThanksPageQuery$variables = {
  id: string;
  respondent: DiagnosisRespondent;
};
export type DiagnosisThanksPageQuery$data = {
  readonly parentDiagnosis: {
    readonly childAnsweredAt: Result<string | null | undefined, unknown>;
    readonly parentAnsweredAt: Result<string | null | undefined, unknown>;
    readonly rawId: string;
    readonly thanks: {
      readonly message: string;
    } | null | undefined;
  } | null | undefined;
};
export type DiagnosisThanksPageQuery = {
  response: DiagnosisThanksPageQuery$data;
  variables: DiagnosisThanksPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "respondent"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "childAnsweredAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentAnsweredAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "respondent",
      "variableName": "respondent"
    }
  ],
  "concreteType": "DiagnosisThanks",
  "kind": "LinkedField",
  "name": "thanks",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
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
    "name": "DiagnosisThanksPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ParentDiagnosis",
        "kind": "LinkedField",
        "name": "parentDiagnosis",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v4/*:: as any*/),
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v5/*:: as any*/),
            "to": "NULL"
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
    "name": "DiagnosisThanksPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ParentDiagnosis",
        "kind": "LinkedField",
        "name": "parentDiagnosis",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5e84876a10d7744b1f6781e91c57a21df8ec602940918c6ec55b4185d272c305",
    "metadata": {},
    "name": "DiagnosisThanksPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "45ec75f6de44fc676a9730393621132f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
