/**
 * @generated SignedSource<<225fa4f6aabbdfac1e0a1f4b2e4b8470>>
 * @relayHash 161b892cbc4d9d06b6684670021e941c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95db4ba760830ac080e06d663bbf0506093e02ae5199fec8a37b3d673aa5b72a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HallPhotoCategory = "CEREMONY" | "DECORATION" | "DRESS" | "FACILITY" | "FOOD" | "GARDEN" | "IMAGE" | "OTHER" | "RECEPTION" | "%future added value";
export type PhotoSearchPageQuery$variables = {
  prefectureSlug: string;
  withPhotos: boolean;
};
export type PhotoSearchPageQuery$data = {
  readonly found?: {
    readonly " $fragmentSpreads": FragmentRefs<"FoundPhotos_query">;
  } | null | undefined;
  readonly photoCounts: ReadonlyArray<{
    readonly category: HallPhotoCategory;
    readonly count: number;
  }> | null | undefined;
};
export type PhotoSearchPageQuery = {
  response: PhotoSearchPageQuery$data;
  variables: PhotoSearchPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "prefectureSlug"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withPhotos"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "PhotoCategoryCount",
  "kind": "LinkedField",
  "name": "photoCounts",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PhotoSearchPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v2/*:: as any*/),
        "to": "NULL"
      },
      {
        "condition": "withPhotos",
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
                  "name": "FoundPhotos_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "found"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PhotoSearchPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "condition": "withPhotos",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "fields": [
                  {
                    "fields": [
                      {
                        "kind": "Variable",
                        "name": "prefectureSlug",
                        "variableName": "prefectureSlug"
                      }
                    ],
                    "kind": "ObjectValue",
                    "name": "place"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filter"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 8
              }
            ],
            "concreteType": "HallSearchConnection",
            "kind": "LinkedField",
            "name": "halls",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Hall",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rawId",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "areaSlug",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PhotoSection",
                    "kind": "LinkedField",
                    "name": "photoSections",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Photo",
                        "kind": "LinkedField",
                        "name": "photos",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "caption",
                            "storageKey": null
                          },
                          {
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
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
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
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
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
    "id": "95db4ba760830ac080e06d663bbf0506093e02ae5199fec8a37b3d673aa5b72a",
    "metadata": {},
    "name": "PhotoSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eac9186f7146938ccb5f2e094efdb2cd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
