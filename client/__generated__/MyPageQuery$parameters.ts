/**
 * @generated SignedSource<<2fe445ca8c6088052050dfe23130906f>>
 * @relayHash 835e4b7c9b310b0b1a8c503d106e7c8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01f219be8592c5ee724874a638f2b2ce1d5fa43adc49fc629b07feca998fef71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyPageQuery } from './MyPageQuery.graphql';

const node: PreloadableConcreteRequest<MyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01f219be8592c5ee724874a638f2b2ce1d5fa43adc49fc629b07feca998fef71",
    "metadata": {},
    "name": "MyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
