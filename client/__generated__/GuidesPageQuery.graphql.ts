/**
 * @generated SignedSource<<4ebf009dd64dd282a0655400a004e769>>
 * @relayHash 9068a64104726c722051fce5d0f4417c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a558b5a9c061b09f6d9c390c81903ed812dff5ae172c5312bf29024e43bac9c4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuidesPageQuery$variables = {
  page: number;
};
export type GuidesPageQuery$data = {
  readonly guides: {
    readonly nodes: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly monthsBefore: number | null | undefined;
      readonly rawId: string;
      readonly thumbnail: {
        readonly " $fragmentSpreads": FragmentRefs<"picture_image">;
      } | null | undefined;
      readonly title: string | null | undefined;
      readonly url: string | null | undefined;
    }>;
    readonly totalCount: number | null | undefined;
  };
};
export type GuidesPageQuery = {
  response: GuidesPageQuery$data;
  variables: GuidesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rawId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "monthsBefore",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "GuidesPageQuery",
    "selections": [
      {
        "alias": "guides",
        "args": (v1/*:: as any*/),
        "concreteType": "PreparationGuideConnection",
        "kind": "LinkedField",
        "name": "preparationGuides",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v2/*:: as any*/),
            "to": "NULL"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PreparationGuide",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v5/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v6/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": (v7/*:: as any*/),
                "to": "NULL"
              },
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "thumbnail",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "picture_image",
                      "selections": (v8/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GuidesPageQuery",
    "selections": [
      {
        "alias": "guides",
        "args": (v1/*:: as any*/),
        "concreteType": "PreparationGuideConnection",
        "kind": "LinkedField",
        "name": "preparationGuides",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PreparationGuide",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "thumbnail",
                "plural": false,
                "selections": (v8/*:: as any*/),
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
    "id": "a558b5a9c061b09f6d9c390c81903ed812dff5ae172c5312bf29024e43bac9c4",
    "metadata": {},
    "name": "GuidesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "16d0a2f0dd799878eee812eb7d9ca266";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
