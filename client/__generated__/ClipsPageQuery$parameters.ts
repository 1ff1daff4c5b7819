/**
 * @generated SignedSource<<ea1d10dca633948fbcb8f3545db1ac01>>
 * @relayHash 1b2fc590751f64481df28c762746e0d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2c69611a15610ed362feb62289d95a6d64979eee4ef50ce198b58ce63291fd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2c69611a15610ed362feb62289d95a6d64979eee4ef50ce198b58ce63291fd5",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
