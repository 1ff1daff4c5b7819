/**
 * @generated SignedSource<<094198a745706d2316a5f009e422ad50>>
 * @relayHash b24bc98806d1bce5ce1ac4d9fbc89400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40da16a536d1597e2c007f2899f5aa9e7200bbe4789c10a5486453e3e426aae0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40da16a536d1597e2c007f2899f5aa9e7200bbe4789c10a5486453e3e426aae0",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
