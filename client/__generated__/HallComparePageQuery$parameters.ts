/**
 * @generated SignedSource<<11aaf34fd967214d7a28a678d3b87ba0>>
 * @relayHash 62260bdc4e173eb69c50448e50fa129b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e43b6d9d7d10725d87ed71a9f8432cd936699716334d7cf2b82b09cec9a5f8d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallComparePageQuery } from './HallComparePageQuery.graphql';

const node: PreloadableConcreteRequest<HallComparePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e43b6d9d7d10725d87ed71a9f8432cd936699716334d7cf2b82b09cec9a5f8d5",
    "metadata": {},
    "name": "HallComparePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
