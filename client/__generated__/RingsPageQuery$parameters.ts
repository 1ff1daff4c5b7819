/**
 * @generated SignedSource<<0a0bae2ecfb86fa6ff1d0c0c3a5a657d>>
 * @relayHash 9d8074208d47aa6311f05a5ef158983a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8bcfcb606f96b0b832d27c0803d43125f525fb49e43f64ce28118d39dd5303c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RingsPageQuery } from './RingsPageQuery.graphql';

const node: PreloadableConcreteRequest<RingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8bcfcb606f96b0b832d27c0803d43125f525fb49e43f64ce28118d39dd5303c",
    "metadata": {},
    "name": "RingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
