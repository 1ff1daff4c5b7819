/**
 * @generated SignedSource<<0cc9f934e77e8456ea30a35c5d04b256>>
 * @relayHash a8010505d52e67f42a6bd11ea604a64d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21bd6f189e264a4bc82d840e884202ac0bf99db28877b0f139f22cdd93cfd974

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriterPageQuery } from './WriterPageQuery.graphql';

const node: PreloadableConcreteRequest<WriterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21bd6f189e264a4bc82d840e884202ac0bf99db28877b0f139f22cdd93cfd974",
    "metadata": {},
    "name": "WriterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
