/**
 * @generated SignedSource<<73149b80e9dd6308b1ccd6047d5f78dc>>
 * @relayHash 478bfbdcf8b82210738a98f5148a5135
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4cfb6beaace23bfdd5c69ad9a8aa11eec0e5599240d6a65125c9d225bebfbf3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedClipsPageQuery } from './SharedClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4cfb6beaace23bfdd5c69ad9a8aa11eec0e5599240d6a65125c9d225bebfbf3",
    "metadata": {},
    "name": "SharedClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
