/**
 * @generated SignedSource<<fa75e4831175abfa77cb8951fae0b7f2>>
 * @relayHash 020da9c2d0e4d32c68af97f065ccf365
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66209a369435fa5af91807eb27ea1e445ea2f1613017d46e7dcf6dbaccfdb679

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66209a369435fa5af91807eb27ea1e445ea2f1613017d46e7dcf6dbaccfdb679",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
