/**
 * @generated SignedSource<<ee528727337c3daf01a1545687094da7>>
 * @relayHash d279d83f1ce881193077e89f18545be9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4477459248a6a7ce3cf9b6d059831defb509aec0cf8c881e2e0d6fd49876b6d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4477459248a6a7ce3cf9b6d059831defb509aec0cf8c881e2e0d6fd49876b6d7",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
