/**
 * @generated SignedSource<<dab898aa7be7662933ce868d9777ff63>>
 * @relayHash d1908c6b15e7ba6260a616c898e24a77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b137ae9e5433e85e3fd5565d13acbcc44ed50403588e063af52900d002b6e1d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b137ae9e5433e85e3fd5565d13acbcc44ed50403588e063af52900d002b6e1d7",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
