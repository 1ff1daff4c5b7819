/**
 * @generated SignedSource<<aaab8160a2e0013121e6acf13513af82>>
 * @relayHash c58f266e967ba729bba9b357f0300043
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58b5ba161d33f04157f3097c5fc50df344fcc80f3ce4e24143db7b83996f6bab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58b5ba161d33f04157f3097c5fc50df344fcc80f3ce4e24143db7b83996f6bab",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
