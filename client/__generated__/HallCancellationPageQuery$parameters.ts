/**
 * @generated SignedSource<<3f5af0a250592030bb50bceaed3a69e9>>
 * @relayHash d638a77eeb5892bbe1602eb27c49269d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5339fcd89aec667fac77dd0110afc2bd087f647c321de7352d55547ea5e0f12a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HallCancellationPageQuery } from './HallCancellationPageQuery.graphql';

const node: PreloadableConcreteRequest<HallCancellationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5339fcd89aec667fac77dd0110afc2bd087f647c321de7352d55547ea5e0f12a",
    "metadata": {},
    "name": "HallCancellationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
