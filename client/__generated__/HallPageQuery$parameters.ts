/**
 * @generated SignedSource<<70bb0a2879dd7e7c9033f816cc32daac>>
 * @relayHash 66c890b4c3c919c134dc3fd7de0a7aa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa49a9a08a69fdba2e7e88f7eaba5268209893502ef42cc32e36b259dfec2299

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa49a9a08a69fdba2e7e88f7eaba5268209893502ef42cc32e36b259dfec2299",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
