/**
 * @generated SignedSource<<f03f17a27a5af42255a851310153304c>>
 * @relayHash 791e5f25fb5825f77e60a8a5f414616b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f72ff7570ac703b682db16b09dbc679038cc048c5fe2f0e5f324bdb70abf96c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f72ff7570ac703b682db16b09dbc679038cc048c5fe2f0e5f324bdb70abf96c4",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
