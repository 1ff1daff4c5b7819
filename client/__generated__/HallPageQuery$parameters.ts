/**
 * @generated SignedSource<<0ea8052356b99bfb9a69e3d7a296f254>>
 * @relayHash 7f9f83f5f2e9c66b97af21075c7d3dba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dc968a1563ecc207f9842d50a4dcca4d45f103224613090f1855607729e6c4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dc968a1563ecc207f9842d50a4dcca4d45f103224613090f1855607729e6c4d",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
