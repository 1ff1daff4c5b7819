/**
 * @generated SignedSource<<742d04bd623431e6122710b957e17b9e>>
 * @relayHash fc1c91996f0fb47a3ebe832c40eccbbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51135662b97a0ef6884e01c837f31bda930bf3520683d4c0fbfb3210d3157824

import type { ConcreteRequest } from 'relay-runtime';
export type HallSearchTermKind = "AREA" | "CHAPEL" | "DISTRICT" | "GOODS" | "HALL" | "NAME" | "PEOPLE" | "PLAN" | "PREFECTURE" | "REGION" | "STATION" | "TASTE" | "VENUE_TYPE" | "WEDDING_STYLE" | "%future added value";
export type HallSearchFieldQuery$variables = {
  text: string;
};
export type HallSearchFieldQuery$data = {
  readonly suggestions: ReadonlyArray<{
    readonly detail: string | null | undefined;
    readonly kind: HallSearchTermKind;
    readonly label: string;
    readonly value: string;
  }> | null | undefined;
};
export type HallSearchFieldQuery = {
  response: HallSearchFieldQuery$data;
  variables: HallSearchFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": "suggestions",
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "HallSearchTerm",
    "kind": "LinkedField",
    "name": "hallSearchSuggestions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
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
    "name": "HallSearchFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HallSearchFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51135662b97a0ef6884e01c837f31bda930bf3520683d4c0fbfb3210d3157824",
    "metadata": {},
    "name": "HallSearchFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5ac43fd8208e72faf9bcce9545bcd0bf";

export default node;
