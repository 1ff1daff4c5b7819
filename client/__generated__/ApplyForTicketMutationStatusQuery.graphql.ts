/**
 * @generated SignedSource<<b3225988320df20a4b9f2b64b7082cf8>>
 * @relayHash da9149822b0dda6590eda1b342176e94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d6858c17145fae0fdb8f5c2d771cc46d3959b35b6dc23f428eff9ee120fd5a3

import type { ConcreteRequest } from 'relay-runtime';
export type GiftTicketStatus = "APPLIED" | "APPROVED" | "DRAFT" | "REJECTED" | "REVIEWING" | "SENT" | "%future added value";
export type ApplyForTicketMutationStatusQuery$variables = {
  id: string;
};
export type ApplyForTicketMutationStatusQuery$data = {
  readonly node: {
    readonly isOpen?: boolean | null | undefined;
    readonly status?: GiftTicketStatus | null | undefined;
  } | null | undefined;
};
export type ApplyForTicketMutationStatusQuery = {
  response: ApplyForTicketMutationStatusQuery$data;
  variables: ApplyForTicketMutationStatusQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    }
  ],
  "type": "GiftTicket",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ApplyForTicketMutationStatusQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "ApplyForTicketMutationStatusQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "3d6858c17145fae0fdb8f5c2d771cc46d3959b35b6dc23f428eff9ee120fd5a3",
    "metadata": {},
    "name": "ApplyForTicketMutationStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2008d55c877286614dbee810549b4941";

export default node;
