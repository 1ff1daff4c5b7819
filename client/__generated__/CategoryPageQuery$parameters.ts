/**
 * @generated SignedSource<<b47882f38521024c64995324fc9db467>>
 * @relayHash 1052976c419528c88ba95abc01c8633b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4de24fa0df93df50991224aa9e05055469fc07b9ab8e7def71a290d8ba6bf16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4de24fa0df93df50991224aa9e05055469fc07b9ab8e7def71a290d8ba6bf16",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
