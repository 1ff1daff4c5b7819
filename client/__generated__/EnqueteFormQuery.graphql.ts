/**
 * @generated SignedSource<<fcfdb4f567b96c0083c6ad64a02416ab>>
 * @relayHash da1870aeda25d6da0632a296b2a517c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b7932526d7272fe1c5019c6cfc155601a97e3db3552ef1b0ff5e274146ce5ca

import type { ConcreteRequest } from 'relay-runtime';
export type EnqueteQuestionType = "AMS" | "GUEST_DETAIL" | "GUEST_STATUS" | "HALL" | "MULTI_SELECT" | "PICKUP_PICTURE" | "SELECT" | "TEXT" | "WEDDING_AT_SELECT" | "WEDDING_MONTH_SELECT" | "%future added value";
export type Requirement = "HIDDEN" | "ONE_IS_REQUIRED" | "OPTIONAL" | "REQUIRED" | "%future added value";
export type EnqueteFormQuery$variables = {
  loginId: string;
  version: string;
};
export type EnqueteFormQuery$data = {
  readonly enquete: {
    readonly questions: ReadonlyArray<{
      readonly choices: ReadonlyArray<{
        readonly image: {
          readonly url: string;
        } | null | undefined;
        readonly label: string;
        readonly value: string;
      }> | null | undefined;
      readonly group: string | null | undefined;
      readonly key: string;
      readonly maxChoices: number | null | undefined;
      readonly requirement: Requirement | null | undefined;
      readonly title: string | null | undefined;
      readonly type: EnqueteQuestionType | null | undefined;
      readonly values: ReadonlyArray<string> | null | undefined;
    }>;
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type EnqueteFormQuery = {
  response: EnqueteFormQuery$data;
  variables: EnqueteFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "loginId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v2 = [
  {
    "kind": "Variable",
    "name": "loginId",
    "variableName": "loginId"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "kind": "CatchField",
  "field": (v3/*:: as any*/),
  "to": "NULL"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requirement",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
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
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxChoices",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EnqueteFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Enquete",
        "kind": "LinkedField",
        "name": "enquete",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EnqueteQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v6/*:: as any*/),
                "to": "NULL"
              },
              (v4/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v7/*:: as any*/),
                "to": "NULL"
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EnqueteChoice",
                "kind": "LinkedField",
                "name": "choices",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": (v11/*:: as any*/),
                    "to": "NULL"
                  }
                ],
                "storageKey": null
              },
              {
                "kind": "CatchField",
                "field": (v12/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v13/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EnqueteFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Enquete",
        "kind": "LinkedField",
        "name": "enquete",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EnqueteQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v3/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EnqueteChoice",
                "kind": "LinkedField",
                "name": "choices",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6b7932526d7272fe1c5019c6cfc155601a97e3db3552ef1b0ff5e274146ce5ca",
    "metadata": {},
    "name": "EnqueteFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49c0e86702aba8d0442e17737739e386";

export default node;
