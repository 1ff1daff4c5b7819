/**
 * @generated SignedSource<<3fe98389f8123961f526c44e821777e6>>
 * @relayHash 2839c2862f6b7c11f2d314c1f1c898a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07794e02764f1e7ad73ed5545448ab496af74f5a9f03ce2f147db4900dc5923a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07794e02764f1e7ad73ed5545448ab496af74f5a9f03ce2f147db4900dc5923a",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
