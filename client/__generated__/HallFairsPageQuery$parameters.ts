/**
 * @generated SignedSource<<41dd4e4fe9421ddcd6f2cfd8642f116c>>
 * @relayHash 6cc7c49db71390a2de6383ee0e0a4b03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f11dce1d07b764e50cf49e3bffe96abc3feac3bff12c471f0831ddd7240fc9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f11dce1d07b764e50cf49e3bffe96abc3feac3bff12c471f0831ddd7240fc9e",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
