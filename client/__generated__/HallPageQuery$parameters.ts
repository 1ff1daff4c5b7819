/**
 * @generated SignedSource<<c21efa9998138b4a34d028019f32bb34>>
 * @relayHash 72fc6bce976846f787d3cefe578442b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b865de122f4413041a70fac6f91e6cc0f6ed1e1fe9b779933199c9b587c4769

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b865de122f4413041a70fac6f91e6cc0f6ed1e1fe9b779933199c9b587c4769",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
