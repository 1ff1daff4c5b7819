/**
 * @generated SignedSource<<b87b902426ce7f7d0eefb851f7c65d7d>>
 * @relayHash f16befb406e65f67e372680d1c3a0008
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27179efba6d529d8b1d631f9bb409831582f73a573e34b648bbff3cb9ace0429

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallFairsPageQuery } from './HallFairsPageQuery.graphql';

const node: PreloadableConcreteRequest<HallFairsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27179efba6d529d8b1d631f9bb409831582f73a573e34b648bbff3cb9ace0429",
    "metadata": {},
    "name": "HallFairsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
