/**
 * @generated SignedSource<<97b5eaf7c512c02c0fe7c9f219868401>>
 * @relayHash 2d80a6736c56f42c6ff6fc39cce2f8a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38106ee00b6381bd03ad95be8fe1141be90973b3cb88b1e3322387787181a5f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriterPageQuery } from './WriterPageQuery.graphql';

const node: PreloadableConcreteRequest<WriterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38106ee00b6381bd03ad95be8fe1141be90973b3cb88b1e3322387787181a5f6",
    "metadata": {},
    "name": "WriterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
