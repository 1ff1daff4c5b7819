/**
 * @generated SignedSource<<409d72c56d5f412fc6e7cea361b01fd3>>
 * @relayHash 3be97edcc029eeb199b225ebc49f487e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07ea48e8a91a74a92c16dd913996d9935bc1f580b65ddf963250a9c587569dd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07ea48e8a91a74a92c16dd913996d9935bc1f580b65ddf963250a9c587569dd0",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
