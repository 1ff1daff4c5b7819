/**
 * @generated SignedSource<<5843d916ba293fe2cae76fc05076970d>>
 * @relayHash fdddd358acfa623df5c97dd486334860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3767d86ae4689d6d0bdba129c35e1bfe95e9fc509d6dab492b93474f1de9f3a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiagnosisResultPageQuery } from './DiagnosisResultPageQuery.graphql';

const node: PreloadableConcreteRequest<DiagnosisResultPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3767d86ae4689d6d0bdba129c35e1bfe95e9fc509d6dab492b93474f1de9f3a4",
    "metadata": {},
    "name": "DiagnosisResultPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
