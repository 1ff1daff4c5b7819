/**
 * @generated SignedSource<<c93c060c770c9e9b95e2486d4d71242b>>
 * @relayHash 83d91dc1e4f3b068e47ddae684573c19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31f6a8438a73749b291359de4176b5b213a482eb2a9367c574c47a75c5559963

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrefectureArticlesPageQuery } from './PrefectureArticlesPageQuery.graphql';

const node: PreloadableConcreteRequest<PrefectureArticlesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31f6a8438a73749b291359de4176b5b213a482eb2a9367c574c47a75c5559963",
    "metadata": {},
    "name": "PrefectureArticlesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
