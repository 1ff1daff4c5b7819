/**
 * @generated SignedSource<<40ca49f951ae03798d0fa667f0744cc9>>
 * @relayHash e3533ac2d7bdc8d377fa2ec380efb5ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49c170f0c40fa63d41d71a490cd5a04a461af7471ecfc83b74682c58c11f5e80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallPageQuery } from './HallPageQuery.graphql';

const node: PreloadableConcreteRequest<HallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49c170f0c40fa63d41d71a490cd5a04a461af7471ecfc83b74682c58c11f5e80",
    "metadata": {},
    "name": "HallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
