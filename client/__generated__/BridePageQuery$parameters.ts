/**
 * @generated SignedSource<<b3a88b65ff6e02511d8e7dcee6224510>>
 * @relayHash 43087fc08cb12d4b7df8e49c607bf050
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a05cdd52526383d74004f2a8045b8e4fa3979eec453368ec67dda4742cbc97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42a05cdd52526383d74004f2a8045b8e4fa3979eec453368ec67dda4742cbc97",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
