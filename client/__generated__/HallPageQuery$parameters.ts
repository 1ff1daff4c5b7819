/**
 * @generated SignedSource<<f85881f838f0cc8522262c3428b15783>>
 * @relayHash 42ebf2944ec0a25b8f04c8be8defb851
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52dbb19bcc42c764c7688398140eb4ee53b5638b13212282bb1336fd6cb845c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52dbb19bcc42c764c7688398140eb4ee53b5638b13212282bb1336fd6cb845c5",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
