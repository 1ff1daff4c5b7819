/**
 * @generated SignedSource<<50a016113c5c2c47342f6b5dd0bca32f>>
 * @relayHash 749be71d06cf082054966b6be7fdca68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5034173c20e0241c473828348dbd6531ba2a1725d78610fcf527f31770315918

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrefectureArticlesPageQuery } from './PrefectureArticlesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrefectureArticlesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5034173c20e0241c473828348dbd6531ba2a1725d78610fcf527f31770315918",
    "metadata": {},
    "name": "PrefectureArticlesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
