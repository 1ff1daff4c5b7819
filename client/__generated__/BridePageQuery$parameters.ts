/**
 * @generated SignedSource<<1f07027940a2fc7b09011f9ba0a6782e>>
 * @relayHash 68452b84c7eb5abde598164cd0db3b1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c5a94976254d54802a88572afe57796a952b2b44a4c18253cc6082153b10594

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c5a94976254d54802a88572afe57796a952b2b44a4c18253cc6082153b10594",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
