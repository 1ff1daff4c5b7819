/**
 * @generated SignedSource<<183f62c093549fa24a1f211f1f3dbcea>>
 * @relayHash 16739af4612d42780af21f89e997651b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b0c0dec98323a17a38aa2326269259663d5edb29331dfee4b485a33d133d184

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSectionsQuery } from './HallSectionsQuery.graphql';

const node: PreloadableConcreteRequest<HallSectionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b0c0dec98323a17a38aa2326269259663d5edb29331dfee4b485a33d133d184",
    "metadata": {},
    "name": "HallSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
