/**
 * @generated SignedSource<<368c6fde41a8d2c99beecd8f0c0beaca>>
 * @relayHash 4f5047a95d64f177f120a3d3c18cf31e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48b5fc42c3bfc582fd7acd22101c91825c6c316539c3962800eedbcdf4b9c512

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AreaPageQuery } from './AreaPageQuery.graphql';

const node: PreloadableConcreteRequest<AreaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48b5fc42c3bfc582fd7acd22101c91825c6c316539c3962800eedbcdf4b9c512",
    "metadata": {},
    "name": "AreaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
