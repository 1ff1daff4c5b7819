/**
 * @generated SignedSource<<16b09ff6ba15b13d93272b8f177f57b4>>
 * @relayHash c59994dcadc8ec8954b3ce440a9640e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5558ec6411090675f26f8f7a2fe4e308a4d7f8da20fae14acb56cae1a6eb85c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5558ec6411090675f26f8f7a2fe4e308a4d7f8da20fae14acb56cae1a6eb85c2",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
