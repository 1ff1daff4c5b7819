/**
 * @generated SignedSource<<e4981a53d16bbb8e4e024486ab3739ae>>
 * @relayHash e62aa06b30d1cb803cf1f0884054a414
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ec5c351b36b15d3fd952aee3901dea4a4f00b2dcabb6058ab088346171f9ecc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ec5c351b36b15d3fd952aee3901dea4a4f00b2dcabb6058ab088346171f9ecc",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
