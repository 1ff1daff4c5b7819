/**
 * @generated SignedSource<<a0b2a739011f7fc8bd5c45db1b476bfd>>
 * @relayHash 07262d21aff681fb2f844b2e64342a01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa3ef0a9a72e063b4336c9e040680bac96bcf540a4d8e94a0c36719d2beccc76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa3ef0a9a72e063b4336c9e040680bac96bcf540a4d8e94a0c36719d2beccc76",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
