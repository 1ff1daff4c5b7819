/**
 * @generated SignedSource<<7d72c4ce456fb8a9dbd9e260f745f11a>>
 * @relayHash 8efcb3a6b4b747b195d1e95a896e5268
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 242c3a616da0e6c1b673b52c91841be1e46eb622db0278a8ee389d2b35ade9cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "242c3a616da0e6c1b673b52c91841be1e46eb622db0278a8ee389d2b35ade9cb",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
