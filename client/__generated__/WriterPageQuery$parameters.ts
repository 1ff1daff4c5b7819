/**
 * @generated SignedSource<<f9bae4a94010d03d89de3f09d13009be>>
 * @relayHash 7d6353ed1f292ddd44fdf016dcfec4e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0890a5f71fdef69ea40d287c448a922be5bf66a90251bbf4631a5107dcafb06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriterPageQuery } from './WriterPageQuery.graphql';

const node: PreloadableConcreteRequest<WriterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0890a5f71fdef69ea40d287c448a922be5bf66a90251bbf4631a5107dcafb06",
    "metadata": {},
    "name": "WriterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
