/**
 * @generated SignedSource<<499df52bc3c2f51cf7d815ccf6e6e8a8>>
 * @relayHash 15fbd25323f97bba6f61c079fbd1b207
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2faaf4bb581e6c7a4ef20c018de331d69211daf2bee5588cc59d9b7cdc24b1e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FairPageQuery } from './FairPageQuery.graphql';

const node: PreloadableConcreteRequest<FairPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2faaf4bb581e6c7a4ef20c018de331d69211daf2bee5588cc59d9b7cdc24b1e4",
    "metadata": {},
    "name": "FairPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
