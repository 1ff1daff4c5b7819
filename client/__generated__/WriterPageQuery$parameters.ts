/**
 * @generated SignedSource<<3fc926ba34f73a6a04770e1079d306a3>>
 * @relayHash 0c5dff84a78854d6596544a15dcb16ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6571290bdf0756feba3e970537102d25005794dab07ecbc900d8f32a5443ca2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriterPageQuery } from './WriterPageQuery.graphql';

const node: PreloadableConcreteRequest<WriterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6571290bdf0756feba3e970537102d25005794dab07ecbc900d8f32a5443ca2",
    "metadata": {},
    "name": "WriterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
