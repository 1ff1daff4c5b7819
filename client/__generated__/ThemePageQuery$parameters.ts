/**
 * @generated SignedSource<<3e3d11aa5f6c2f5b336a63d7bae1b2ec>>
 * @relayHash 5bb246561726c76aa70807cd1b24090f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71f27dd369db5d5a5295fa31fd4ec765996a1d54b7a43b578b100e43c618919b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThemePageQuery } from './ThemePageQuery.graphql';

const node: PreloadableConcreteRequest<ThemePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71f27dd369db5d5a5295fa31fd4ec765996a1d54b7a43b578b100e43c618919b",
    "metadata": {},
    "name": "ThemePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
