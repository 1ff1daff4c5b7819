/**
 * @generated SignedSource<<39f09738b2d62b4923c323c85845cb93>>
 * @relayHash d25bba49b2441d6df596084b87a3196d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26760fd44989715a09e04526f1d5605cd2eb42b0c49a7f773a734fb99e5f2fbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26760fd44989715a09e04526f1d5605cd2eb42b0c49a7f773a734fb99e5f2fbf",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
