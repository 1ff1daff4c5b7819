/**
 * @generated SignedSource<<28516aae7985f064f6afd79eb33bd7a5>>
 * @relayHash ffcc5950fe3c5919f3d6167324ea47a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77e89a9a2c1de7e530b1e2d370eba951e23fbef66fd2cd5f8ccce73bfc3789da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77e89a9a2c1de7e530b1e2d370eba951e23fbef66fd2cd5f8ccce73bfc3789da",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
