/**
 * @generated SignedSource<<c5b7d401c8cf114f54603e97357d63e2>>
 * @relayHash ba2f1ffecc288d87b8d662979114d859
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e8fc04398b1ec3f98568ce533fbf591c7431a99670290c0d534617d475313c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferralPageQuery } from './ReferralPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferralPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e8fc04398b1ec3f98568ce533fbf591c7431a99670290c0d534617d475313c1",
    "metadata": {},
    "name": "ReferralPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
