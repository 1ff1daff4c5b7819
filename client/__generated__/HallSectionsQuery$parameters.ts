/**
 * @generated SignedSource<<a4bdabe11233b338ab73c70ab51c3458>>
 * @relayHash 976de461cfa0982e4faa0fbbf95ea245
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4ec8f82b345c70e0b4b30f98afb4ff304b7b42a0a37867a487d70a8942f533a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSectionsQuery } from './HallSectionsQuery.graphql';

const node: PreloadableConcreteRequest<HallSectionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4ec8f82b345c70e0b4b30f98afb4ff304b7b42a0a37867a487d70a8942f533a",
    "metadata": {},
    "name": "HallSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
