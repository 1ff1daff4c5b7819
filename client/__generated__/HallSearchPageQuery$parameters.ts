/**
 * @generated SignedSource<<138500882cae3f6fc6760f5bb1621616>>
 * @relayHash 17f3ad8ddae64eaea9fbeb728f6eea6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e21e36b8a5f96bf546ed493f5a94ad305c6b1c589b97653c59d62a4791f9f7ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e21e36b8a5f96bf546ed493f5a94ad305c6b1c589b97653c59d62a4791f9f7ef",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
