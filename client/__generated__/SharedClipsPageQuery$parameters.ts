/**
 * @generated SignedSource<<ed3adc4dee5bca2673e6356e10b2488a>>
 * @relayHash f00df065b9c77aabc88ef81811ec709b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13ec1443a7c2d235f569905796c4e5c93fabf1d22424bebb6336399860207567

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedClipsPageQuery } from './SharedClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13ec1443a7c2d235f569905796c4e5c93fabf1d22424bebb6336399860207567",
    "metadata": {},
    "name": "SharedClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
