/**
 * @generated SignedSource<<1ebd135a39e06b0e231a1c8e4bf3aa52>>
 * @relayHash 02c5af32e25da7a6d14ecabd74d161ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5715adeacfc627a2751dce0d4c9283dfadd373d515af2cd417170891dac97d29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5715adeacfc627a2751dce0d4c9283dfadd373d515af2cd417170891dac97d29",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
