/**
 * @generated SignedSource<<411e7f32c746b6685104b17ca88b8942>>
 * @relayHash cd3babe9e2eed7610d7c53f3f02991ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a3a754f99bbe607c527d670e221d989352cd94cee30f80bd0a94c4688024e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a3a754f99bbe607c527d670e221d989352cd94cee30f80bd0a94c4688024e6",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
