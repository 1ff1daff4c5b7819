/**
 * @generated SignedSource<<241328159c5f3349dc17627a7bdf3703>>
 * @relayHash 35c4f35fc78653cf5424bdfc4815a060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17bc2b42ea6e368a402dbe61b72b32bf9ef1e25a8948f926e677ff8a792de780

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17bc2b42ea6e368a402dbe61b72b32bf9ef1e25a8948f926e677ff8a792de780",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
