/**
 * @generated SignedSource<<773636af735211190cb7471299adf304>>
 * @relayHash 163968e2805aa3142de85939efb1c239
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18dee661774a0dc73ceed4346549746fac9c96061b49975087ae8a42b186fe3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallSearchPageQuery } from './HallSearchPageQuery.graphql';

const node: PreloadableConcreteRequest<HallSearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18dee661774a0dc73ceed4346549746fac9c96061b49975087ae8a42b186fe3d",
    "metadata": {},
    "name": "HallSearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
