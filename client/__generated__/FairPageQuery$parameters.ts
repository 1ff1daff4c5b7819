/**
 * @generated SignedSource<<66e2b416af2aeb2e228d52da095b7f51>>
 * @relayHash 1608a9b28865d68296824081082f238c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 470c8e9c1cf5db740086b6a5249f40a5d4100b713b3f210353478bd03eae2603

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "470c8e9c1cf5db740086b6a5249f40a5d4100b713b3f210353478bd03eae2603",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
