/**
 * @generated SignedSource<<6217ecc95a2df06403b97a7bef79bb3f>>
 * @relayHash 4f5047a95d64f177f120a3d3c18cf31e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48b5fc42c3bfc582fd7acd22101c91825c6c316539c3962800eedbcdf4b9c512

import type { ConcreteRequest } from 'relay-runtime';
export type DomesticArea = "CHUBU" | "CHUGOKU" | "HOKKAIDO" | "KANTO" | "KINKI" | "KYUSHU" | "SHIKOKU" | "TOHOKU" | "%future added value";
export type AreaPageQuery$variables = Record<PropertyKey, never>;
export type AreaPageQuery$data = {
  readonly options: {
    readonly areas: ReadonlyArray<{
      readonly domesticArea: DomesticArea | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
    readonly prefectures: ReadonlyArray<{
      readonly areaSlug: string | null | undefined;
      readonly name: string;
      readonly slug: string;
    }>;
  } | null | undefined;
};
export type AreaPageQuery = {
  response: AreaPageQuery$data;
  variables: AreaPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Area",
  "kind": "LinkedField",
  "name": "areas",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domesticArea",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Prefecture",
  "kind": "LinkedField",
  "name": "prefectures",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "areaSlug",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AreaPageQuery",
    "selections": [
      {
        "alias": "options",
        "args": null,
        "concreteType": "HallSearchOptions",
        "kind": "LinkedField",
        "name": "hallSearchOptions",
        "plural": false,
        "selections": [
          {
            "kind": "RequiredField",
            "field": (v2/*:: as any*/),
            "action": "NONE"
          },
          {
            "kind": "RequiredField",
            "field": (v3/*:: as any*/),
            "action": "NONE"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AreaPageQuery",
    "selections": [
      {
        "alias": "options",
        "args": null,
        "concreteType": "HallSearchOptions",
        "kind": "LinkedField",
        "name": "hallSearchOptions",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "48b5fc42c3bfc582fd7acd22101c91825c6c316539c3962800eedbcdf4b9c512",
    "metadata": {},
    "name": "AreaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f490804953cfb191de1958f69f7c08f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
