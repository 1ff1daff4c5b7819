/**
 * @generated SignedSource<<c7321faf2a04a8894402f8804b770a0c>>
 * @relayHash 62eb59276c80db7cc140f21294fe7f2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7dfb3eed3326bc968a83951e38feb2394b28284e6fd0b09af3a0f0b55fa260d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7dfb3eed3326bc968a83951e38feb2394b28284e6fd0b09af3a0f0b55fa260d",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
