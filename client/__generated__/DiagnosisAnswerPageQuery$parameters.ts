/**
 * @generated SignedSource<<7330fabaaf95c8984281d2fd9e3bd646>>
 * @relayHash f01f904f623c6d7b5266d16f1c86f051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecb4016debe984cd929f21fab3d5dde4e3b549b44f9ce977e31ab72ef970fe57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiagnosisAnswerPageQuery } from './DiagnosisAnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<DiagnosisAnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecb4016debe984cd929f21fab3d5dde4e3b549b44f9ce977e31ab72ef970fe57",
    "metadata": {},
    "name": "DiagnosisAnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
