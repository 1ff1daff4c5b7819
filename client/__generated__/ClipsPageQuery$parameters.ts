/**
 * @generated SignedSource<<473021950180aa2534d868503e5f7688>>
 * @relayHash 03819f4e70ab8815eb74075e1971c79d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 646c8e0f156dc3b3327877a7e4840c670f8a897e22243b828eed3510bbb93363

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "646c8e0f156dc3b3327877a7e4840c670f8a897e22243b828eed3510bbb93363",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
