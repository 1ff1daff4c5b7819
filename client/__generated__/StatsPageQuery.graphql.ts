/**
 * @generated SignedSource<<bbe996ea5e4f014e67c0b2ba5046c144>>
 * @relayHash 34ca961d36a71ad408bcdfc958198585
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc05ecc772b72c9e6cd825feb4a550b7cfba61b6e633da0c6a936aa5563ec3c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatsPageQuery$variables = Record<PropertyKey, never>;
export type StatsPageQuery$data = {
  readonly chubu: {
    readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
  } | null | undefined;
  readonly chugoku: {
    readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
  } | null | undefined;
  readonly hokkaido: {
    readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
  } | null | undefined;
  readonly kanto: {
    readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
  } | null | undefined;
  readonly kinki: {
    readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
  } | null | undefined;
  readonly kyushu: {
    readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
  } | null | undefined;
  readonly shikoku: {
    readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
  } | null | undefined;
  readonly tohoku: {
    readonly " $fragmentSpreads": FragmentRefs<"StatsPage_stats">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PrefectureLinks_query">;
};
export type StatsPageQuery = {
  response: StatsPageQuery$data;
  variables: StatsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": {
      "areaSlug": "hokkaido"
    }
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hallCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reviewCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "photoCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "averageCost",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "averageGuestCount",
    "storageKey": null
  }
],
v2 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "StatsPage_stats",
    "selections": (v1/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v3 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": {
      "areaSlug": "tohoku"
    }
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": {
      "areaSlug": "kanto"
    }
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": {
      "areaSlug": "chubu"
    }
  }
],
v6 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": {
      "areaSlug": "kinki"
    }
  }
],
v7 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": {
      "areaSlug": "chugoku"
    }
  }
],
v8 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": {
      "areaSlug": "shikoku"
    }
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "place",
    "value": {
      "areaSlug": "kyushu"
    }
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StatsPageQuery",
    "selections": [
      {
        "alias": "hokkaido",
        "args": (v0/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"hokkaido\"})"
      },
      {
        "alias": "tohoku",
        "args": (v3/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"tohoku\"})"
      },
      {
        "alias": "kanto",
        "args": (v4/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"kanto\"})"
      },
      {
        "alias": "chubu",
        "args": (v5/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"chubu\"})"
      },
      {
        "alias": "kinki",
        "args": (v6/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"kinki\"})"
      },
      {
        "alias": "chugoku",
        "args": (v7/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"chugoku\"})"
      },
      {
        "alias": "shikoku",
        "args": (v8/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"shikoku\"})"
      },
      {
        "alias": "kyushu",
        "args": (v9/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"kyushu\"})"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PrefectureLinks_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StatsPageQuery",
    "selections": [
      {
        "alias": "hokkaido",
        "args": (v0/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"hokkaido\"})"
      },
      {
        "alias": "tohoku",
        "args": (v3/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"tohoku\"})"
      },
      {
        "alias": "kanto",
        "args": (v4/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"kanto\"})"
      },
      {
        "alias": "chubu",
        "args": (v5/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"chubu\"})"
      },
      {
        "alias": "kinki",
        "args": (v6/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"kinki\"})"
      },
      {
        "alias": "chugoku",
        "args": (v7/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"chugoku\"})"
      },
      {
        "alias": "shikoku",
        "args": (v8/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"shikoku\"})"
      },
      {
        "alias": "kyushu",
        "args": (v9/*:: as any*/),
        "concreteType": "AreaStats",
        "kind": "LinkedField",
        "name": "areaStats",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "areaStats(place:{\"areaSlug\":\"kyushu\"})"
      },
      {
        "alias": "options",
        "args": null,
        "concreteType": "HallSearchOptions",
        "kind": "LinkedField",
        "name": "hallSearchOptions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Area",
            "kind": "LinkedField",
            "name": "areas",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Prefecture",
            "kind": "LinkedField",
            "name": "prefectures",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "areaSlug",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9dc05ecc772b72c9e6cd825feb4a550b7cfba61b6e633da0c6a936aa5563ec3c",
    "metadata": {},
    "name": "StatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "065d74060972d0dacfb7e063f772a25d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
