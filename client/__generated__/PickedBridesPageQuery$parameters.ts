/**
 * @generated SignedSource<<6010c33168e7ab3c68395f114de358a7>>
 * @relayHash e918ebaa41708776c62d152e16d347b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac1f2996a75cfdf18856c856c5640596f556c49a37ea00e8a044304929c5a4fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PickedBridesPageQuery } from './PickedBridesPageQuery.graphql';

const node: PreloadableConcreteRequest<PickedBridesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac1f2996a75cfdf18856c856c5640596f556c49a37ea00e8a044304929c5a4fb",
    "metadata": {},
    "name": "PickedBridesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
