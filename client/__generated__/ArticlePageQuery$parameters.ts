/**
 * @generated SignedSource<<c66dedd18ca1255d413887ffeffac7e4>>
 * @relayHash 00ef307e70d22dbe9fea0c8613efebe7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ca5ca77f3bdc8b6e2519b354f87a93ebaa983d304797e6136b8deaa1021ed59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ca5ca77f3bdc8b6e2519b354f87a93ebaa983d304797e6136b8deaa1021ed59",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
