/**
 * @generated SignedSource<<8297442bb976a267e5f01d9fcb7419e1>>
 * @relayHash b063131e426467e7b872572cf0d42926
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7aabc5375f0da3e042e13838ad91edb72ddce41a8cc36f24a3ea6480a3aeb51

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BridesPageQuery$variables = {
  isOfPrefecture: boolean;
  prefectureSlug?: string | null | undefined;
  weddingsOf: string;
};
export type BridesPageQuery$data = {
  readonly options: {
    readonly prefectures: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }> | null | undefined;
  } | null | undefined;
  readonly picked: ReadonlyArray<{
    readonly rawId: string;
    readonly " $fragmentSpreads": FragmentRefs<"BrideCard_bride">;
  }> | null | undefined;
  readonly stats?: {
    readonly " $fragmentSpreads": FragmentRefs<"BrideStats_query">;
  } | null | undefined;
  readonly weddings?: {
    readonly " $fragmentSpreads": FragmentRefs<"PickupWeddings_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BrideThemes_query" | "PrefectureLinks_query">;
};
export type BridesPageQuery = {
  response: BridesPageQuery$data;
  variables: BridesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOfPrefecture"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "prefectureSlug"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "weddingsOf"
},
v3 = [
  {
    "kind": "Variable",
    "name": "prefectureSlug",
    "variableName": "prefectureSlug"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nickname",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "receptionPlace",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "receptionStyle",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "receptionTaste",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "receptionImage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "altText",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "placeholderColor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "width",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "height",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v7/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "type": "Clippable",
    "abstractKey": "__isClippable"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brideCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BridesPageQuery",
    "selections": [
      {
        "alias": "picked",
        "args": (v3/*:: as any*/),
        "concreteType": "Bride",
        "kind": "LinkedField",
        "name": "pickupBrides",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BrideCard_bride"
          }
        ],
        "storageKey": null
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
            "concreteType": "Prefecture",
            "kind": "LinkedField",
            "name": "prefectures",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PrefectureLinks_query"
      },
      {
        "condition": "isOfPrefecture",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BrideStats_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "stats"
          }
        ]
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "BrideThemes_query"
      },
      {
        "condition": "isOfPrefecture",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PickupWeddings_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "weddings"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BridesPageQuery",
    "selections": [
      {
        "alias": "picked",
        "args": (v3/*:: as any*/),
        "concreteType": "Bride",
        "kind": "LinkedField",
        "name": "pickupBrides",
        "plural": true,
        "selections": (v8/*:: as any*/),
        "storageKey": null
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
            "concreteType": "Prefecture",
            "kind": "LinkedField",
            "name": "prefectures",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "areaSlug",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Area",
            "kind": "LinkedField",
            "name": "areas",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "domesticArea",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ThemeTagConnection",
        "kind": "LinkedField",
        "name": "themeTags",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ThemeTag",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v9/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isOfPrefecture",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BrideReportStats",
            "kind": "LinkedField",
            "name": "brideReportStats",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reportCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "albumCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "photoCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isOfPrefecture",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "prefectureSlug",
                "variableName": "weddingsOf"
              }
            ],
            "concreteType": "PickupWedding",
            "kind": "LinkedField",
            "name": "pickupWeddings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titleWithBreaks",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Bride",
                "kind": "LinkedField",
                "name": "bride",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d7aabc5375f0da3e042e13838ad91edb72ddce41a8cc36f24a3ea6480a3aeb51",
    "metadata": {},
    "name": "BridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4346099a8d2fc5ffd69d24e148cf1657";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
