/**
 * @generated SignedSource<<25d34988a99974104f82e6e5bd7a3cb1>>
 * @relayHash 2a662ebee27032a7e00dd71d3b894d16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ff60297db457482c145dafba72cda43e61470cc8031c583b634ed9b629bada

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferralPageQuery } from './ReferralPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferralPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2ff60297db457482c145dafba72cda43e61470cc8031c583b634ed9b629bada",
    "metadata": {},
    "name": "ReferralPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
