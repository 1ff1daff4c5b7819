/**
 * @generated SignedSource<<8a505b07324e0f55df5c857560911438>>
 * @relayHash 172ec49d68a2cc025dfb15245a0d9ed2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f9b1f5c32c31bb24556b6a483c0ceccd31c62fc883324be402b661c9cbccb5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f9b1f5c32c31bb24556b6a483c0ceccd31c62fc883324be402b661c9cbccb5f",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
