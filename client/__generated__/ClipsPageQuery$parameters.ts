/**
 * @generated SignedSource<<4bd085f438c42d62e4343140113446e7>>
 * @relayHash b67fe558a8da960e6bffe9cb1c99f052
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 784fcc449d6f6970282d72b2d18f64619304c6209035d3a46b2140936c676744

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClipsPageQuery } from './ClipsPageQuery.graphql';

const node: PreloadableConcreteRequest<ClipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "784fcc449d6f6970282d72b2d18f64619304c6209035d3a46b2140936c676744",
    "metadata": {},
    "name": "ClipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
