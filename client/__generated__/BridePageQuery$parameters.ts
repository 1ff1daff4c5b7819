/**
 * @generated SignedSource<<798f84eb05073f17b5fb87c3a54f6d22>>
 * @relayHash a82a8607c56dcab31b2782a81adac271
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dac1ea5d56dc05cf32f0c53ff6eba9c50bdf7ab2d55abf2b46ebc94cb93f6c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BridePageQuery } from './BridePageQuery.graphql';

const node: PreloadableConcreteRequest<BridePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dac1ea5d56dc05cf32f0c53ff6eba9c50bdf7ab2d55abf2b46ebc94cb93f6c0",
    "metadata": {},
    "name": "BridePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
