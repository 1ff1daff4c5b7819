/**
 * @generated SignedSource<<1af474c6194b2d1ea435558345407b80>>
 * @relayHash a5eae06b17f91337c6f94fd65e199ad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf9cc2aa4a53e52ee5b0fd1150dac33440189e47ee57b8d26aa14bebe1c41af3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf9cc2aa4a53e52ee5b0fd1150dac33440189e47ee57b8d26aa14bebe1c41af3",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
