/**
 * @generated SignedSource<<6ee1816e1c057102bf67390714f051e2>>
 * @relayHash 1a1ddd719d415814c93cd5d4dbc6bf27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e84876a10d7744b1f6781e91c57a21df8ec602940918c6ec55b4185d272c305

import type { ConcreteRequest } from 'relay-runtime';
export type DiagnosisRespondent = "CHILD" | "PARENT" | "%future added value";
export type DiagnosisThanksPageQuery$variables = {
  id: string;
  respondent: DiagnosisRespondent;
};
export type DiagnosisThanksPageQuery$data = {
  readonly parentDiagnosis: {
    readonly childAnsweredAt: string | null | undefined;
    readonly parentAnsweredAt: string | null | undefined;
    readonly rawId: string;
    readonly thanks: {
      readonly message: string | null | undefined;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "ParentDiagnosis",
    "kind": "LinkedField",
    "name": "parentDiagnosis",
    "plural": false,
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
        "name": "childAnsweredAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parentAnsweredAt",
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DiagnosisThanksPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DiagnosisThanksPageQuery",
    "selections": (v1/*:: as any*/)
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

(node as any).hash = "0055d31c398eeb2186891d9ab4f182a8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
