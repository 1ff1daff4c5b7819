/**
 * @generated SignedSource<<6a5916883b21319c0b16e27e48f78240>>
 * @relayHash c5d200df4b27903bbce81ef57496e19b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54672e16980baf6641b40cb6c8652c9c68b57d50a0927fbcc4a86eea99ab0e71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WritersPageQuery } from './WritersPageQuery.graphql';

const node: PreloadableConcreteRequest<WritersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54672e16980baf6641b40cb6c8652c9c68b57d50a0927fbcc4a86eea99ab0e71",
    "metadata": {},
    "name": "WritersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
