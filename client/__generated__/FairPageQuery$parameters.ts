/**
 * @generated SignedSource<<9835348dca406f3390a47f2968dbc567>>
 * @relayHash 190a2a7ef778a5d674e086fcd8824e32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82308c694fc24266911a4b5bfb64feec4c87964e7e92096046a9a0e05ed67086

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82308c694fc24266911a4b5bfb64feec4c87964e7e92096046a9a0e05ed67086",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
