/**
 * @generated SignedSource<<7fb9ff087634cf85f41501569e47a9d6>>
 * @relayHash 0e656023f62dd71076d77ca3d4970478
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 115eae26ca6fc6ac17188cc35897bbdca7a48dc3fef8ddd94ed57d7dc1ed70b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairsPageQuery } from './FairsPageQuery.graphql';

const node: PreloadableConcreteRequest<FairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "115eae26ca6fc6ac17188cc35897bbdca7a48dc3fef8ddd94ed57d7dc1ed70b1",
    "metadata": {},
    "name": "FairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
