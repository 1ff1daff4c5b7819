/**
 * @generated SignedSource<<bf622888a85a6ae9a148542d2d0ea675>>
 * @relayHash 8a136e47f9c8d5c085be97a04e01230e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b569e02195566c2a79766201b6167af98528af52f2c6021f81fb69c98ec80ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrefectureArticlesPageQuery } from './PrefectureArticlesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrefectureArticlesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b569e02195566c2a79766201b6167af98528af52f2c6021f81fb69c98ec80ab",
    "metadata": {},
    "name": "PrefectureArticlesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
