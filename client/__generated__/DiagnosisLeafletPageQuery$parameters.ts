/**
 * @generated SignedSource<<1a1157330a0bfaf0d9c026ff9d7a7b45>>
 * @relayHash 2c2f4d52613718668bfc088ad23cb145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a10e36db59b2cc51e9db39b8ed3b61a1517f4881a035982bcc1592fa0612bc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiagnosisLeafletPageQuery } from './DiagnosisLeafletPageQuery.graphql';

const node: PreloadableConcreteRequest<DiagnosisLeafletPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a10e36db59b2cc51e9db39b8ed3b61a1517f4881a035982bcc1592fa0612bc4",
    "metadata": {},
    "name": "DiagnosisLeafletPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
