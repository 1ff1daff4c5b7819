/**
 * @generated SignedSource<<e4ed3f1eb9ae9b03929d12cae5885445>>
 * @relayHash b6cf25b7a6605714246a9d6769fe8403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c52ae565d3edd4ea88c7277daa754e81a25418e9615f7dcbdaa0eab58a550efd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c52ae565d3edd4ea88c7277daa754e81a25418e9615f7dcbdaa0eab58a550efd",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
