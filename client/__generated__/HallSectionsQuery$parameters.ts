/**
 * @generated SignedSource<<fc8d8e8b9b7c7cd4a1c6971224b3f79f>>
 * @relayHash dd3abbc5ece20175a39225ceacb20b91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa7073b0da188e6b600080e54cbcfdfc928600b97b74122a912204f1e6c2214d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSectionsQuery } from './HallSectionsQuery.graphql';

const node: PreloadableConcreteRequest<HallSectionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa7073b0da188e6b600080e54cbcfdfc928600b97b74122a912204f1e6c2214d",
    "metadata": {},
    "name": "HallSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
