/**
 * @generated SignedSource<<bca2052a5eb0a50bf01e525db9e95cac>>
 * @relayHash 3b266af4bf33df08357ba85a00a1a2c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0ce054825ac584870db745c0c7b890ec0758bda28574509d351a9886286aa96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0ce054825ac584870db745c0c7b890ec0758bda28574509d351a9886286aa96",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
