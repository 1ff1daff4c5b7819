/**
 * @generated SignedSource<<f5e5e4881c44801d57ff7e1780efead9>>
 * @relayHash 8b6fd00445e5eb3337d1c6f20e0b1e0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3835e022528bce5d783e518405002171ec0e56863cc5da2d1c4ce87be4945fd

import type { ConcreteRequest } from 'relay-runtime';
export type AddCommentMutationViewerQuery$variables = Record<PropertyKey, never>;
export type AddCommentMutationViewerQuery$data = {
  readonly viewer: {
    readonly isLoggedIn: boolean | null | undefined;
  };
};
export type AddCommentMutationViewerQuery = {
  response: AddCommentMutationViewerQuery$data;
  variables: AddCommentMutationViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isLoggedIn",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddCommentMutationViewerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddCommentMutationViewerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b3835e022528bce5d783e518405002171ec0e56863cc5da2d1c4ce87be4945fd",
    "metadata": {},
    "name": "AddCommentMutationViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ffd69ccbf4bb8331463292584c877801";

export default node;
