/**
 * @generated SignedSource<<c46ad426986a9a7a766cd1f05c3b7dde>>
 * @relayHash 18d890db8fb9ca4d43cbd6733e2976e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db648afdfdb470c52c2e4da86bc15ac15c43c5af69aa1b7ff24c259a86eff0a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db648afdfdb470c52c2e4da86bc15ac15c43c5af69aa1b7ff24c259a86eff0a9",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
