/**
 * @generated SignedSource<<c10a242feeba68b5809a09bc0c63d9b1>>
 * @relayHash 5b94d17b28c4087c9d4f482df46a5893
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9fa997f57714da0ef45ab268c09e382b5be117da74f4950899be87a5904c0a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrefectureArticlesPageQuery } from './PrefectureArticlesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrefectureArticlesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9fa997f57714da0ef45ab268c09e382b5be117da74f4950899be87a5904c0a3",
    "metadata": {},
    "name": "PrefectureArticlesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
