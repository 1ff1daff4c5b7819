/**
 * @generated SignedSource<<0728b727895df5642855bde271a4f2ee>>
 * @relayHash 1b5c794e8f91c1d48fe7b588b254a8cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bc0875e63f99da140a30781abbec2370e1f3c1cfeeea3462ac3d340558f6fed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9bc0875e63f99da140a30781abbec2370e1f3c1cfeeea3462ac3d340558f6fed",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
