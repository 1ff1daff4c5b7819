/**
 * @generated SignedSource<<7a44c900bf6d21395b637a97daa70c53>>
 * @relayHash 97bd2ba5c39b5e7fabc87e37b04076a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85bda3da21896e4662b8382fb45e6dde8ba5b5686596e490f837bd7ab1bcc881

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85bda3da21896e4662b8382fb45e6dde8ba5b5686596e490f837bd7ab1bcc881",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
